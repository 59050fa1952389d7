import { formatCount } from '../model/quantity-text.ts';
import { hasChildren, type Row } from '../model/tree-rows.ts';
import { INDENT_PX, INDENTED_LEVELS_COUNT } from './constants.ts';
import { copy } from './copy.ts';

/** ARIA's value for a set of unknown size. */
const UNKNOWN_SIZE = -1;
const CLASS_OF_KIND = { string: 'string', number: 'number-token', literal: 'literal' } as const;

/** A row as an element of the tree. The words in keys and values that match the global pattern `words` are marked. */
export function drawRow(row: Row, id: string, words: RegExp | null = null): HTMLElement {
  const { item, parent, index, level, isOpen } = row;
  const element = document.createElement('div');
  element.id = id;
  element.className = 'row';
  element.setAttribute('role', 'treeitem');
  element.setAttribute('aria-level', String(level));
  element.setAttribute('aria-posinset', String(index + 1));
  element.setAttribute('aria-setsize', parent === null ? '1' : String(parent.childCount ?? UNKNOWN_SIZE));
  element.style.setProperty('--indent', `${Math.min(level - 1, INDENTED_LEVELS_COUNT) * INDENT_PX}px`);
  const canUnfold = item !== null && hasChildren(item);
  if (canUnfold) element.setAttribute('aria-expanded', String(isOpen));
  element.append(hidden(canUnfold ? 'twisty' : 'twisty none'));
  if (level - 1 > INDENTED_LEVELS_COUNT) element.append(span('level', copy.row.level(level)));
  element.append(...drawLabel(row, words), ...drawValue(row, words));
  // The keyboard has its own way to the menu.
  if (item !== null) element.append(hidden('menu'));
  return element;
}

/** Rows with the same mark look the same. */
export function markOfRow({ item, parent, index, level, isOpen }: Row): string {
  return [item?.start, item?.childCount, parent?.childCount, index, level, isOpen].join();
}

function drawLabel({ item, parent, index }: Row, words: RegExp | null): Node[] {
  if (parent === null) return [];
  const label =
    parent.item.kind === 'array'
      ? span('index', String(index))
      : item === null
        ? null
        : span('key', item.key === '' ? '""' : `${item.key}${item.isKeyClipped ? '…' : ''}`, words);
  return label === null ? [] : [label, span('colon', ': ')];
}

function drawValue({ item, parent, isOpen }: Row, words: RegExp | null): Node[] {
  if (item === null) return [span('count', parent?.childCount === null ? copy.row.uncounted : copy.row.waiting)];
  if (item.kind !== 'object' && item.kind !== 'array') {
    return [span(`value ${CLASS_OF_KIND[item.kind]}`, `${item.text}${item.isClipped ? '…' : ''}`, words)];
  }
  const [open, close] = item.kind === 'object' ? '{}' : '[]';
  const bracket = (text: string | undefined) => span('bracket', text ?? '');
  if (item.childCount === 0) return [bracket(`${open}${close}`)];
  const count = span('count', countWords(item.kind, item.childCount, isOpen));
  if (isOpen || item.preview === '') return [bracket(open), count, bracket(close)];
  return [span('value preview', item.preview), count];
}

function countWords(kind: 'object' | 'array', count: number | null, isOpen: boolean): string {
  if (count === null) return isOpen ? copy.row.uncounted : '…';
  return (kind === 'object' ? copy.row.members : copy.row.items)(formatCount(count));
}

function hidden(className: string): HTMLElement {
  const created = span(className, '');
  created.setAttribute('aria-hidden', 'true');
  return created;
}

function span(className: string, text: string, words: RegExp | null = null): HTMLElement {
  const created = document.createElement('span');
  created.className = className;
  if (words === null) created.textContent = text;
  else created.append(...markWords(text, words));
  return created;
}

/** The text with its matches in elements of the class `match`. */
function markWords(text: string, words: RegExp): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  for (const match of text.matchAll(words)) {
    if (match[0] === '') continue;
    nodes.push(document.createTextNode(text.slice(at, match.index)), span('match', match[0]));
    at = match.index + match[0].length;
  }
  nodes.push(document.createTextNode(text.slice(at)));
  return nodes;
}
