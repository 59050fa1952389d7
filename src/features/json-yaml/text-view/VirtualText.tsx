import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { fileOf } from '../../../platform/file-read.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { COPIED_BYTES } from '../constants.ts';
import { type LineRange, type LineTokens, toJsonTokens } from '../model/line-tokens.ts';
import { formatCount } from '../model/quantity-text.ts';
import {
  comparePlaces,
  countSelectedLines,
  cursorAt,
  isEmptySelection,
  orderedEnds,
  type Place,
  TEXT_START,
  type TextSelection,
} from '../model/text-selection.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import type { EditAttempt, EditHandler } from '../parts/input-actions.ts';
import { copy } from './copy.ts';
import { findTextEnd, toCursorMove } from './cursor-moves.ts';
import type { LineMark } from './line-view.ts';
import type { Fold } from './row-source.ts';
import { type TextAction, TextMenu, type TextMenuPlace } from './TextMenu.tsx';
import { TextScroller } from './text-scroller.ts';
import type { TextSource } from './text-source.ts';
import { type TextView, useTextView } from './use-text-view.ts';

export interface TextTarget {
  /** From 0. */
  readonly line: number;
  /** The part of the line to mark. */
  readonly range?: LineRange;
}

export interface VirtualTextProps {
  readonly label: string;
  /** Another text is shown from its start. */
  readonly text: TextSource;
  /** The parts of a line, for their colors; by default those of JSON. Another function redraws the text. */
  readonly toTokens?: LineTokens;
  /** Class names of marked lines, which the caller styles. Another function redraws the text. */
  readonly markOf?: LineMark;
  /** Folded from the start, as long as these are the same. */
  readonly folded?: readonly Fold[];
  /** A text of the same series and length as the text before keeps its scroll position. */
  readonly series?: number;
  /** A place to show. Another object shows the same place again. */
  readonly target?: TextTarget | null;
  readonly isWrapped?: boolean;
  /** Further entries of the text's menu. */
  readonly actions?: readonly TextAction[];
  readonly onSelection?: (selection: TextSelection | null) => void;
  /** Called when the visitor tries to change the text. */
  readonly onEdit?: EditHandler | undefined;
  readonly onError: (error: unknown) => void;
}

const NO_FOLDS: readonly Fold[] = [];
const NO_ACTIONS: readonly TextAction[] = [];
/** Characters of a line that are announced. */
const ANNOUNCED_CHARS = 200;

/** A read-only text of any length, with a cursor and a selection: lines are fetched and drawn while they are in view. */
export function VirtualText(props: VirtualTextProps) {
  const { label, text, toTokens = toJsonTokens, markOf = markNothing, target = null, series } = props;
  const { isWrapped = false, actions = NO_ACTIONS, onSelection = ignore, onEdit, onError } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { folds, toggle, unfoldRound } = useFolds(text, props.folded ?? NO_FOLDS, onError);
  const [menu, setMenu] = useState<TextMenuPlace | null>(null);
  const [announced, setAnnounced] = useState('');
  const shown = useTextView(scroller, {
    text,
    toTokens,
    markOf,
    series,
    isWrapped,
    folds,
    onFold: toggle,
    onMenu: (x, y, place) => void openMenu(shown, place).then(() => setMenu({ x, y, place })),
    onSelection,
    onError,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a target that came before its text is shown with the text.
  useEffect(() => {
    if (target === null) return shown.current?.view.clearMark();
    unfoldRound(target.line);
    shown.current?.view.showLine(target.line, target.range);
  }, [target, text]);

  const copySelected = async (selection: TextSelection | null) =>
    selection !== null && !isEmptySelection(selection) && (await copyRange(text, selection));
  const copySelection = () => {
    const { selecting } = shown.current ?? {};
    // At once where possible: browsers let a page write to the clipboard only during a gesture of the visitor.
    return selecting?.pending()?.then(copySelected) ?? copySelected(selecting?.selection() ?? null);
  };
  const attemptEdit = async (attempt: EditAttempt) => {
    const { selecting } = shown.current ?? {};
    const selection = (await selecting?.pending()) ?? selecting?.selection() ?? null;
    onEdit?.(attempt, await isWholeText(text, selection));
  };
  const cut = async () => {
    if (await copySelection()) await attemptEdit({ kind: 'delete' });
  };
  const announce = async () => {
    const line = shown.current?.selecting.selection()?.focus.line ?? 0;
    const [found] = await text.getLines(line, 1);
    setAnnounced(found?.text.slice(0, ANNOUNCED_CHARS) ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = shown;
    if (current === null) return;
    const attempt = onEdit === undefined ? null : toEditAttempt(event);
    if (attempt !== null) void attemptEdit(attempt).catch(onError);
    else if (onEdit !== undefined && (event.ctrlKey || event.metaKey) && event.key === 'x') void cut().catch(onError);
    else if (!handleKey(event, current, { copySelection, toggleFold: toggle, announce })) return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const attempt = toPasteAttempt(event.clipboardData);
    if (onEdit === undefined || attempt === null) return;
    event.preventDefault();
    void attemptEdit(attempt).catch(onError);
  };

  return (
    <>
      <TextScroller
        ref={scroller}
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={label}
        tabIndex={0}
        data-lines={text.lineCount}
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          event.preventDefault();
          void copySelection();
        }}
        onPaste={onPaste}
        onFocus={() => shown.current?.selecting.setFocused(true)}
        onBlur={() => shown.current?.selecting.setFocused(false)}
      />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      <TextMenu
        actions={actions}
        menu={menu}
        shown={shown}
        onCopy={() => void copySelection()}
        onClose={() => {
          setMenu(null);
          scroller.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}

interface KeyActions {
  readonly copySelection: () => Promise<unknown>;
  readonly toggleFold: (line: number, isFolded?: boolean) => void;
  readonly announce: () => Promise<void>;
}

/** @returns whether the key means something in a text. */
function handleKey(event: KeyboardEvent, { view, selecting }: TextView, actions: KeyActions): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (isCommand && !event.shiftKey && key === 'a') void selecting.selectAll();
  else if (isCommand && !event.shiftKey && (key === 'c' || key === 'insert')) void actions.copySelection();
  else if (isCommand && event.shiftKey && (event.code === 'BracketLeft' || event.code === 'BracketRight')) {
    const line = selecting.selection()?.focus.line;
    if (line !== undefined) actions.toggleFold(line, event.code === 'BracketLeft');
  } else if (isCommand && !event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && event.ctrlKey) {
    view.step(event.key === 'ArrowUp' ? 'line-up' : 'line-down');
  } else {
    const move = toCursorMove(event);
    if (move === null) return false;
    const isByRow = move.unit === 'row' || move.unit === 'page' || move.unit === 'text-edge';
    void selecting.move(move, event.shiftKey).then(() => (isByRow ? actions.announce() : undefined));
  }
  return true;
}

/** The menu is about a selection: without one it selects the word at the place. */
async function openMenu({ current }: RefObject<TextView | null>, place: Place | null): Promise<void> {
  const selection = current?.selecting.selection() ?? null;
  if (place === null || (selection !== null && !isEmptySelection(selection))) return;
  if (selection === null) current?.selecting.set(cursorAt(place));
  await current?.selecting.selectUnit(place, 'word');
}

/** The folds of a text; another text, or another list, begins with the given ones. */
function useFolds(text: TextSource, folded: readonly Fold[], onError: (error: unknown) => void) {
  const [state, setState] = useState({ text, folded, folds: folded });
  const foldsOf = (of: typeof state) => (of.text === text && of.folded === folded ? of.folds : folded);
  const folds = foldsOf(state);
  const change = (to: (folds: readonly Fold[]) => readonly Fold[]) =>
    setState((before) => ({ text, folded, folds: to(foldsOf(before)) }));

  const fold = async (line: number) => {
    const endLine = (await text.getFoldEnd?.(line)) ?? null;
    // Nothing is between the brackets of two neighboring lines.
    if (endLine === null || endLine <= line + 1) return;
    change((before) => [...before.filter((each) => each.line !== line), { line, endLine }]);
  };
  return {
    folds,
    /** Folds or unfolds what a line opens. */
    toggle(line: number, isFolded = !folds.some((each) => each.line === line)) {
      if (isFolded) void fold(line).catch(onError);
      else change((before) => before.filter((each) => each.line !== line));
    },
    /** Unfolds everything that hides a line. */
    unfoldRound(line: number) {
      const hides = (each: Fold) => each.line < line && line < each.endLine;
      if (folds.some(hides)) change((before) => before.filter((each) => !hides(each)));
    },
  };
}

const markNothing: LineMark = () => null;
const ignore = () => undefined;

/**
 * Copies the selected text, also where it is folded or out of view, and says so. Call from a user gesture.
 * @returns whether it was copied.
 */
async function copyRange(text: TextSource, selection: TextSelection): Promise<boolean> {
  const [from, to] = orderedEnds(selection);
  const range = text.getRange(from, to);
  const fitting = range.then((blob) => (blob.size <= COPIED_BYTES ? blob : Promise.reject(new RangeError('Too long'))));
  try {
    await writeClipboard(fitting);
    showToast(copy.selection.copied(formatCount(countSelectedLines(selection))), { severity: 'success' });
    return true;
  } catch {
    const size = await range.then((blob) => blob.size).catch(() => 0);
    if (size <= COPIED_BYTES) showToast(sharedCopy.notices.copyFailed, { severity: 'error' });
    else showToast(sharedCopy.notices.copyTooLarge(formatSize(size)), { severity: 'warning' });
    return false;
  }
}

/** The attempt that a key makes; null for a key that changes no text. Space scrolls. */
export function toEditAttempt({ key, ctrlKey, metaKey, altKey }: KeyAttempt): EditAttempt | null {
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' };
  if (ctrlKey || metaKey || altKey) return null;
  return key === 'Enter' || ([...key].length === 1 && key !== ' ') ? { kind: 'type' } : null;
}

type KeyAttempt = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a paste would insert; null for nothing. */
function toPasteAttempt(transfer: DataTransfer): EditAttempt | null {
  const source = fileOf(transfer) ?? transfer.getData('text/plain');
  return source === '' ? null : { kind: 'paste', source };
}

/** Whether a selection is the whole text. */
export async function isWholeText(text: TextSource, selection: TextSelection | null): Promise<boolean> {
  if (selection === null || isEmptySelection(selection)) return false;
  const [from, to] = orderedEnds(selection);
  return comparePlaces(from, TEXT_START) === 0 && comparePlaces(to, await findTextEnd(text)) === 0;
}
