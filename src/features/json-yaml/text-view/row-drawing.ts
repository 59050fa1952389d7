import { type LineRange, type LineTokens, type MarkedToken, markTokens, NO_RANGE } from '../model/line-tokens.ts';
import type { ViewRow } from './row-source.ts';

/** Everything that a drawn row shows. A row is drawn again when any of it changes. */
export interface RowLook {
  /** Undefined while the row is being fetched. */
  readonly row: ViewRow | undefined;
  /** The shown part of the line, in which the ranges are. */
  readonly text: string;
  /** Where `text` begins in its line, in UTF-16 units. */
  readonly column: number;
  readonly isInString: boolean;
  /** More of the line follows, which is being fetched. */
  readonly isPartial: boolean;
  /** Columns of the line before `text`. */
  readonly before: number;
  readonly className: string | null;
  readonly match: LineRange | null;
  readonly selection: LineRange | null;
  readonly hasBreak: boolean;
  /** Where the cursor is; null for none. */
  readonly cursor: number | null;
  readonly canFold: boolean;
}

export interface RowWords {
  readonly fold: string;
  readonly unfold: string;
  readonly hiddenLines: (count: number) => string;
  readonly equalLines: (count: number) => string;
}

const ROW_FIELDS = ['line', 'column', 'hiddenLines', 'areHiddenEqual'] as const satisfies readonly (keyof ViewRow)[];
const LOOK_FIELDS = [
  'text',
  'isPartial',
  'before',
  'className',
  'match',
  'hasBreak',
  'cursor',
  'canFold',
] as const satisfies readonly (keyof RowLook)[];

/** The part of a range that is in a row; null for a row beside it. An empty range marks every row of its line. */
export function clipRange(range: LineRange, { column, text }: { column: number; text: string }): LineRange | null {
  if (range.end === range.start) return range === NO_RANGE || range.start === 0 ? NO_RANGE : null;
  const start = Math.max(range.start - column, 0);
  const end = Math.min(range.end - column, text.length);
  return start < end ? { start, end } : null;
}

/** A row that is being fetched. */
export const EMPTY_LOOK: RowLook = {
  row: undefined,
  text: '',
  column: 0,
  isInString: false,
  isPartial: false,
  before: 0,
  className: null,
  match: null,
  selection: null,
  hasBreak: false,
  cursor: null,
  canFold: false,
};

export function isSameLook(one: RowLook, other: RowLook): boolean {
  const isSameSelection =
    one.selection?.start === other.selection?.start && one.selection?.end === other.selection?.end;
  const isSameRow = ROW_FIELDS.every((field) => one.row?.[field] === other.row?.[field]);
  return isSameRow && isSameSelection && LOOK_FIELDS.every((field) => one[field] === other[field]);
}

export function drawRow(look: RowLook, toTokens: LineTokens, columnPx: number, words: RowWords): HTMLElement {
  const { row, className, match } = look;
  const element = create('div', ['row', className ?? '', match === null ? '' : 'marked'].filter(Boolean).join(' '));
  const number = create('span', 'number');
  const content = create('span', 'content');
  element.append(number, content);
  if (row === undefined) return element;
  if (row.column === 0) number.dataset.number = String(row.line + 1);
  if (look.canFold) number.append(createFoldMark(row, words));
  // The position of the part in its line; the shift brings very long lines into the range of positions.
  content.style.marginLeft = `calc(${look.before * columnPx}px + var(--shift, 0px))`;
  const tokens = toTokens(look.text, row.line, look.isInString, look.column);
  appendTokens(content, markTokens(tokens, match ?? NO_RANGE, look.selection ?? toPoint(look.cursor)), look.cursor);
  if (look.hasBreak) element.append(create('span', 'break'));
  if (row.hiddenLines > 0) element.append(createFoldedMark(row, words));
  return element;
}

/** The parts of a line are cut at the cursor, too. */
function toPoint(cursor: number | null): LineRange {
  return cursor === null ? NO_RANGE : { start: cursor, end: cursor };
}

function appendTokens(content: HTMLElement, tokens: readonly MarkedToken[], cursor: number | null): void {
  let at = 0;
  for (const token of tokens) {
    if (at === cursor) content.append(create('span', 'cursor'));
    content.append(toTokenNode(token));
    at += token.text.length;
  }
  if (at === cursor) content.append(create('span', 'cursor'));
}

function toTokenNode({ kind, text, isMarked, isSelected, isChanged }: MarkedToken): Node {
  if (kind === 'other' && !isMarked && !isSelected && !isChanged) return document.createTextNode(text);
  const token = create('span', kind === 'number' ? 'number-token' : kind);
  token.classList.toggle('match', isMarked);
  token.classList.toggle('selected', isSelected);
  token.classList.toggle('changed-part', isChanged === true);
  token.textContent = text;
  return token;
}

function createFoldMark({ line, hiddenLines }: ViewRow, words: RowWords): HTMLElement {
  const mark = create('span', hiddenLines > 0 ? 'fold-mark folded' : 'fold-mark');
  mark.dataset.fold = String(line);
  mark.title = hiddenLines > 0 ? words.unfold : words.fold;
  return mark;
}

function createFoldedMark({ line, hiddenLines, areHiddenEqual }: ViewRow, words: RowWords): HTMLElement {
  const mark = create('span', 'folded-lines');
  mark.dataset.fold = String(line);
  mark.textContent = (areHiddenEqual ? words.equalLines : words.hiddenLines)(hiddenLines);
  mark.title = words.unfold;
  return mark;
}

function create(name: 'div' | 'span', className: string): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  return created;
}
