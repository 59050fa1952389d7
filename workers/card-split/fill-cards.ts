import { cutLong } from './cut-long.ts';
import { listSentences } from './sentences.ts';
import type { Line } from './shown-text.ts';
import { countUpTo, type Source, type TextRange } from './text-ranges.ts';

/** A card that is at least this full may end with its paragraph. */
const FULL_SHARE = 0.5;

interface Filling {
  readonly source: Source;
  readonly maxChars: number;
  readonly cards: TextRange[];
  /** The card that is being filled, and its number of characters. */
  open: { start: number; end: number; count: number } | null;
}

/** Fills cards with whole sentences. A line that fits into the rest of a card, or into the next card, stays whole. */
export function fillCards(source: Source, lines: readonly Line[], maxChars: number): TextRange[] {
  const filling: Filling = { source, maxChars, cards: [], open: null };
  for (const line of lines) addLine(filling, line);
  closeCard(filling);
  return filling.cards;
}

function addLine(filling: Filling, line: Line): void {
  if (tryAppend(filling, line)) return;
  if (filling.open !== null && filling.open.count >= filling.maxChars * FULL_SHARE) {
    closeCard(filling);
    if (tryAppend(filling, line)) return;
  }
  for (const sentence of listSentences(filling.source, line)) addSentence(filling, sentence);
}

function addSentence(filling: Filling, sentence: TextRange): void {
  if (tryAppend(filling, sentence)) return;
  closeCard(filling);
  const { source, maxChars } = filling;
  for (const piece of cutLong(source, sentence, maxChars)) {
    if (tryAppend(filling, piece)) continue;
    closeCard(filling);
    // Marks of one character may be longer than the limit.
    filling.open = { ...piece, count: countUpTo(source, piece, maxChars) };
  }
}

/** Adds a range, with what lies between, to the open card. False where they do not fit. */
function tryAppend(filling: Filling, { start, end }: TextRange): boolean {
  const { source, maxChars, open } = filling;
  const from = open?.end ?? start;
  const room = maxChars - (open?.count ?? 0);
  const added = countUpTo(source, { start: from, end }, room);
  if (added > room) return false;
  if (open === null) filling.open = { start, end, count: added };
  else {
    open.end = end;
    open.count += added;
  }
  return true;
}

function closeCard(filling: Filling): void {
  if (filling.open !== null) filling.cards.push(filling.open);
  filling.open = null;
}
