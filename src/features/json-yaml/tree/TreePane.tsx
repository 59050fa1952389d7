import SearchIcon from '@mui/icons-material/SearchOutlined';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { hasChildren } from '../model/tree-rows.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { InPaneHeader } from '../parts/Pane.tsx';
import { copy as findCopy } from '../text-view/copy.ts';
import { FindBar } from '../text-view/FindBar.tsx';
import { createWorkerText } from '../text-view/text-source.ts';
import { ValuePanel } from '../value/ValuePanel.tsx';
import { viewerStore } from '../value/viewer-store.ts';
import { ROW_PX } from './constants.ts';
import { copy } from './copy.ts';
import type { TreeEditing } from './edited-value.ts';
import type { JsonTree } from './json-tree.ts';
import { LevelBar } from './LevelBar.tsx';
import { PathBar } from './PathBar.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { RowActionContext, SelectedRow } from './row-actions.ts';
import { TreeEditForm } from './TreeEditForm.tsx';
import { copyPath, copyValue } from './tree-actions.ts';
import { applyTreeKey } from './tree-keys.ts';
import { Frame, Scroller } from './tree-style.ts';
import { createTreeView, type TreeView } from './tree-view.ts';
import { useRowPointer, type WindowPoint } from './use-row-pointer.ts';
import { useTreeEditing } from './use-tree-editing.ts';
import { type TreeFinding, useTreeFind } from './use-tree-find.ts';

interface TreePaneProps extends Pick<RowActionContext, 'tool' | 'tree' | 'showSuccess'> {
  /** Shows a line of the document's text, from 0. */
  readonly onLine: (line: number) => void;
  readonly onError: (error: unknown) => void;
  /** Null where the result is not edited. */
  readonly editing: TreeEditing | null;
  /** Makes a value a result of its own. */
  readonly onExtract: (item: TreeItem) => void;
}

/** A document of any size as a tree. Rows are fetched and drawn while they are in view; one row is selected. */
export const TreePane = memo(function TreePane(props: TreePaneProps) {
  const { tool, tree, editing, onLine, onError, onExtract, showSuccess } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isReady = useStore(tree.store, (state) => state.isReady);
  const document = useStore(tree.store, (state) => state.document);
  const isStopped = useStore(tree.store, (state) => state.isStopped);
  const [menuAt, setMenuAt] = useState<WindowPoint | null>(null);
  const text = useMemo(() => createWorkerText(tool, document, true), [tool, document]);
  const finding = useTreeFind(frame, tree, text, onError);
  const view = useTreeView(scroller, tree, finding.words);
  const pointer = useRowPointer(view, tree, setMenuAt);
  const row = useSelectedRow(tree);
  useRevealWithViewer(view);
  const showLine = useCallback(() => {
    const { place } = tree.store.getState();
    if (place !== null) onLine(place.line);
  }, [tree, onLine]);
  const { commands, form, applyKey } = useTreeEditing({ tool, tree, row, editing });
  const context: RowActionContext | null = row && {
    tool,
    tree,
    row,
    edit: commands,
    showLine,
    extract: onExtract,
    showSuccess,
  };
  const source = useMemo(() => row && { documentId: document.id, item: row.item }, [document, row]);
  const focusTree = () => scroller.current?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (isCopyKey(event)) {
      // The browser copies a selection made with the mouse.
      if (!event.altKey && window.getSelection()?.isCollapsed === false) return;
      void (event.altKey ? copyPath(tree, showSuccess) : copyValue(tool, tree, showSuccess));
    } else if (isMenuKey(event)) {
      view.current?.revealSelected();
      setMenuAt(pointOf(view.current?.selectedElement() ?? scroller.current));
    } else if (event.code === 'KeyV' && event.altKey && !event.ctrlKey && !event.metaKey) {
      viewerStore.getState().open();
    } else if (!applyKey(event)) {
      if (!applyTreeKey(tree, event, view.current?.pageRows() ?? 1)) return;
      view.current?.revealSelected();
    }
    event.preventDefault();
  };

  const onFindKey = (event: KeyboardEvent) => {
    if (!isInViewer(event) && finding.applyKey(event)) event.preventDefault();
  };

  return (
    <Frame ref={frame} onKeyDown={onFindKey}>
      <TreeFind finding={finding} lineCount={text.lineCount} onLine={(line) => void tree.show({ line, column: 0 })} />
      <LevelBar tree={tree} editing={editing} />
      <Scroller
        ref={scroller}
        role="tree"
        aria-label={copy.label}
        aria-busy={!isReady || isStopped}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointer}
        onDoubleClick={({ target }) => {
          const hit = view.current?.rowOf(target);
          if (hit?.part === 'row' && hit.row.item !== null && !hasChildren(hit.row.item)) commands?.open();
        }}
      />
      {!isReady && <p className="loading">{copy.loading}</p>}
      <PathBar
        tree={tree}
        tool={tool}
        onEdit={commands?.open ?? null}
        onLine={showLine}
        onMenu={setMenuAt}
        showSuccess={showSuccess}
      />
      <ValuePanel tool={tool} source={source} showSuccess={showSuccess} onClosed={focusTree} />
      <TreeEditForm tool={tool} form={form} editing={editing} />
      <RowMenu at={menuAt} context={context} onClose={() => setMenuAt(null)} />
    </Frame>
  );
});

/** Keeps the selected row in view when the viewer takes a part of the tree's room. */
function useRevealWithViewer(view: RefObject<TreeView | null>): void {
  const isOpen = useStore(viewerStore, (state) => state.isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // The rows learn their new room after the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => view.current?.revealSelected());
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, view]);
}

/** The selected row; null while it is fetched. The same object until the value, its name or its state changes. */
function useSelectedRow(tree: JsonTree): SelectedRow | null {
  const last = useRef<SelectedRow | null>(null);
  const read = () => {
    const row = tree.rows()?.row(tree.selected());
    const { item } = row ?? {};
    if (row === undefined || !item) return null;
    const { current } = last;
    const isSame =
      current?.documentId === tree.documentId &&
      current.item.start === item.start &&
      current.parent === row.parent &&
      current.isOpen === row.isOpen &&
      current.item.childCount === item.childCount;
    if (!isSame) last.current = { ...row, item, documentId: tree.documentId };
    return last.current;
  };
  return useSyncExternalStore(tree.onRows, read);
}

/** Inside the viewer the browser's own search finds words in the shown text. */
function isInViewer({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-viewer]') !== null;
}

/** Alt+C copies the path, Ctrl+C or ⌘+C the value. */
function isCopyKey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyC' && !shiftKey && altKey !== (ctrlKey || metaKey);
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Below the beginning of an element. */
function pointOf(element: HTMLElement | null): WindowPoint | null {
  if (element === null) return null;
  const { left, bottom } = element.getBoundingClientRect();
  return { left: left + 48, top: bottom };
}

interface TreeFindProps {
  readonly finding: TreeFinding;
  readonly lineCount: number;
  /** Selects the value that begins in a line, from 0. */
  readonly onLine: (line: number) => void;
}

/** The bar that finds words in keys and values, and the button that opens it. */
function TreeFind({ finding, lineCount, onLine }: TreeFindProps) {
  const { isOpen, open, close } = finding;
  return (
    <>
      <InPaneHeader>
        <IconAction
          icon={SearchIcon}
          label={findCopy.find.open}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
        />
      </InPaneHeader>
      {isOpen && <FindBar finding={finding} lineCount={lineCount} onLine={onLine} onClose={close} />}
    </>
  );
}

/** Draws a tree into its scroller. `words` are marked in keys and values. */
function useTreeView(
  scroller: RefObject<HTMLElement | null>,
  tree: JsonTree,
  words: RegExp | null,
): RefObject<TreeView | null> {
  const view = useRef<TreeView | null>(null);
  const rowPx = useMediaQuery(MEDIA.coarse) ? ROW_PX.coarse : ROW_PX.fine;
  const latestWords = useRef(words);

  useEffect(() => {
    if (scroller.current === null) return;
    const created = createTreeView(scroller.current, tree, rowPx);
    created.markWords(latestWords.current);
    view.current = created;
    return () => created.stop();
  }, [scroller, tree, rowPx]);

  useEffect(() => {
    latestWords.current = words;
    view.current?.markWords(words);
  }, [words]);
  return view;
}
