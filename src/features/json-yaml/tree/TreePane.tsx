import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TreeApi } from '../../../bridges/json-bridge.ts';
import { tint } from '../../../shared/look/tint.ts';
import { paneFont, tokenColors } from '../parts/pane-style.ts';
import { ROW_PX } from './constants.ts';
import { copy } from './copy.ts';
import type { JsonTree } from './json-tree.ts';
import { LevelBar } from './LevelBar.tsx';
import { PathBar } from './PathBar.tsx';
import { copyPath, copyValue } from './tree-actions.ts';
import { applyTreeKey } from './tree-keys.ts';
import { createTreeView, type TreeView } from './tree-view.ts';

interface TreePaneProps {
  readonly tool: TreeApi;
  readonly tree: JsonTree;
  /** Shows a line of the document's text, from 0. */
  readonly onLine: (line: number) => void;
  /** Shows a success beside the toolbar. */
  readonly showSuccess: (words: string) => void;
}

/** A document of any size as a tree. Rows are fetched and drawn while they are in view; one row is selected. */
export function TreePane({ tool, tree, onLine, showSuccess }: TreePaneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRef<TreeView | null>(null);
  const isReady = useStore(tree.store, (state) => state.isReady);

  useEffect(() => {
    if (scroller.current === null) return;
    const created = createTreeView(scroller.current, tree);
    view.current = created;
    // Keeps the selection in view when the visitor returns from the text.
    created.revealSelected();
    return () => created.stop();
  }, [tree]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isCopyKey(event)) {
      // The browser copies a selection made with the mouse.
      if (!event.altKey && window.getSelection()?.isCollapsed === false) return;
      void (event.altKey ? copyPath(tree, showSuccess) : copyValue(tool, tree, showSuccess));
    } else {
      if (!applyTreeKey(tree, event, view.current?.pageRows() ?? 1)) return;
      view.current?.revealSelected();
    }
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    const hit = view.current?.rowOf(event.target);
    if (!hit) return;
    const { row, isTwisty } = hit;
    const place = { parent: row.parent, index: row.index };
    tree.select(place);
    const isSecond = event.detail === 2 && window.getSelection()?.isCollapsed !== false;
    if (!isTwisty && !isSecond) return;
    if (row.isOpen) tree.fold(place);
    else tree.unfold(place);
  };

  return (
    <Frame>
      <LevelBar tree={tree} />
      <Scroller
        ref={scroller}
        role="tree"
        aria-label={copy.label}
        aria-busy={!isReady}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onMouseDown={(event) => {
          // A double click unfolds; it must not select a word.
          if (event.detail > 1) event.preventDefault();
        }}
      />
      {!isReady && <p className="loading">{copy.loading}</p>}
      <PathBar tree={tree} tool={tool} onLine={onLine} showSuccess={showSuccess} />
    </Frame>
  );
}

/** Alt+C copies the path, Ctrl+C or ⌘+C the value. */
function isCopyKey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyC' && !shiftKey && altKey !== (ctrlKey || metaKey);
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  '& > .loading': {
    position: 'absolute',
    inset: '48px auto auto 16px',
    margin: 0,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

const Scroller = styled('div')(({ theme }) => {
  const colors = tokenColors(theme);
  const { palette } = theme.vars;
  return {
    ...paneFont(theme),
    lineHeight: `${ROW_PX}px`,
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The pane's frame and the selected row show the focus.
    '&:focus-visible': { outline: 'none' },
    // Leaves room for the content of deep rows.
    '& .sheet': { minWidth: 'calc(var(--widest-indent, 0px) + 280px)' },
    '& .in-view': { position: 'sticky', top: 0, overflow: 'clip' },
    '& .row': {
      display: 'flex',
      height: ROW_PX,
      paddingLeft: 'calc(var(--indent) + 4px)',
      paddingRight: 12,
      whiteSpace: 'pre',
      cursor: 'default',
      // One thin line per level.
      backgroundImage: `repeating-linear-gradient(to right, ${palette.divider} 0 1px, transparent 1px 16px)`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: '15px 0',
      backgroundSize: 'var(--indent) 100%',
    },
    '& .row:hover': { backgroundColor: tint(palette.text.primary, 5) },
    '& .row[aria-selected=true]': { backgroundColor: tint(palette.primary.main, 12) },
    '&:focus-visible .row[aria-selected=true]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '& .row > *': { flex: 'none' },
    '& .twisty': { position: 'relative', width: ROW_PX, cursor: 'pointer' },
    '& .twisty.none': { visibility: 'hidden' },
    '& .twisty::before': {
      content: '""',
      position: 'absolute',
      top: 8,
      left: 8,
      width: 8,
      height: 8,
      background: palette.text.secondary,
      clipPath: 'polygon(1px 0, 7px 4px, 1px 8px)',
    },
    '& .row[aria-expanded=true] > .twisty::before': { transform: 'rotate(90deg)' },
    '& .twisty:hover::before': { background: palette.primary.main },
    '& .level': {
      alignSelf: 'center',
      marginRight: 8,
      padding: '0 6px',
      borderRadius: theme.radius.small,
      fontSize: 12,
      lineHeight: '18px',
      color: palette.text.secondary,
      background: tint(palette.text.primary, 8),
    },
    '& .key': {
      color: colors.key,
      maxWidth: '60%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      unicodeBidi: 'isolate',
    },
    '& .index': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .colon': { color: palette.text.secondary },
    '& .row > .value': {
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      unicodeBidi: 'isolate',
    },
    '& .string': { color: colors.string },
    '& .number-token': { color: colors.number },
    '& .literal': { color: colors.literal },
    '& .count': { padding: '0 6px', fontSize: 12, color: palette.text.secondary },
  };
});
