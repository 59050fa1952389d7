import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { OUTLINE_HEIGHT_PX, OUTLINE_ROW_PX } from './constants.ts';
import { copy } from './copy.ts';
import { applyOutlineKey, type OutlineAction, type OutlineRow, windowOfRows } from './model/outline.ts';
import { OutlineItem } from './OutlineItem.tsx';

interface ChartOutlineProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly OutlineRow[];
  /** A closed outline takes no space and has one line; the focus opens it. */
  readonly isOpen: boolean;
  /** Null: the goal. */
  readonly activeId: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onToggle: (id: string) => void;
  readonly onUnfold: (ids: readonly string[]) => void;
  readonly onOpenTask: (id: string) => void;
  readonly onFocus: () => void;
  /** The focus left the outline. */
  readonly onLeave: () => void;
}

/**
 * The chart as a tree for keyboards and assistive technology. Only the lines in view are rendered; the selected one is
 * always among them, because it holds the focus.
 */
export function ChartOutline(props: ChartOutlineProps) {
  const { id, title, rows, isOpen, activeId, onActive, onToggle, onUnfold, onOpenTask, onFocus, onLeave } = props;
  const tree = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const heightPx = useHeight(tree);
  const active = Math.max(
    rows.findIndex(({ node }) => (node?.task.id ?? null) === activeId),
    0,
  );
  useKeptFocus(tree, active, isOpen);

  const apply = (action: OutlineAction) => {
    switch (action.type) {
      case 'select':
        onActive(rows[action.row]?.node?.task.id ?? null);
        break;
      case 'toggle':
        onToggle(action.id);
        break;
      case 'unfold':
        onUnfold(action.ids);
        break;
      case 'open':
        onOpenTask(action.id);
    }
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pageRows = Math.max(Math.floor(heightPx / OUTLINE_ROW_PX) - 1, 1);
    const action = applyOutlineKey(rows, active, event.key, pageRows);
    if (action === null) return;
    event.preventDefault();
    apply(action);
  };

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };

  return (
    <Tree
      ref={tree}
      id={id}
      role="tree"
      aria-label={copy.outline.label(title)}
      data-open={isOpen}
      onKeyDown={handleKey}
      onFocus={onFocus}
      onBlur={handleBlur}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div className="sheet" role="presentation" style={{ height: rows.length * OUTLINE_ROW_PX }}>
        {listRendered(rows, active, isOpen, scrollTop, heightPx).map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const rowId = row.node?.task.id ?? null;
          return (
            <OutlineItem
              key={rowId}
              row={row}
              index={index}
              title={title}
              isActive={index === active}
              onOpen={() => {
                onActive(rowId);
                if (rowId !== null) onOpenTask(rowId);
              }}
              onToggle={() => rowId !== null && onToggle(rowId)}
            />
          );
        })}
      </div>
    </Tree>
  );
}

/** Indexes of the lines that are in the document. */
function listRendered(
  rows: readonly OutlineRow[],
  active: number,
  isOpen: boolean,
  scrollTop: number,
  heightPx: number,
): readonly number[] {
  if (!isOpen) return [active];
  const { from, to } = windowOfRows(rows.length, OUTLINE_ROW_PX, scrollTop, heightPx);
  const inView = Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);
  if (active < from) return [active, ...inView];
  return active >= to ? [...inView, active] : inView;
}

/** Height of the outline. A closed one has none; the usual height is assumed, so that it opens complete. */
function useHeight(tree: { readonly current: HTMLElement | null }): number {
  const [heightPx, setHeightPx] = useState(OUTLINE_HEIGHT_PX);
  useEffect(() => {
    const element = tree.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight > OUTLINE_ROW_PX) setHeightPx(element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [tree]);
  return heightPx;
}

/** Moves the focus with the selection, and scrolls the selected line into view. */
function useKeptFocus(tree: { readonly current: HTMLElement | null }, active: number, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = tree.current;
    if (element === null || !isOpen) return;
    const top = active * OUTLINE_ROW_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    const bottom = top + OUTLINE_ROW_PX - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
    if (!element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus({ preventScroll: true });
  }, [tree, active, isOpen]);
}

const Tree = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > .sheet': { position: 'relative' },
  '&[data-open="false"]': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}));
