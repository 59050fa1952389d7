/** A piece of a text. Pieces with a link are addresses that may be opened. */
interface TextPiece {
  readonly text: string;
  readonly link: boolean;
}

/** Addresses end at the first character that is not printable ASCII, such as a Chinese one. */
const ADDRESS = /\bhttps?:\/\/[!-~]+/gi;
/** Punctuation at the end belongs to the sentence. */
const SENTENCE_END = '.,;:!?\'"`*_~<>|\\^';
const HOST = /^https?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?(?=[/?#]|$)/i;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const BRACKETS = '()[]{}';

/**
 * Cuts a text into plain pieces and web addresses. Only `http` and `https` count, and no address with a name in front of its
 * host (`bank@evil`), which shows another host than it opens.
 */
export function findLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0]);
    if (!HOST.test(address)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), link: false });
    pieces.push({ text: address, link: true });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), link: false });
  return pieces;
}

/**
 * Removes what the sentence has added: final punctuation, and closing brackets without their opening ones. Takes time in
 * proportion to the length, because anybody may send a long text.
 */
function trimAddress(raw: string): string {
  const counts = new Map<string, number>();
  for (const char of raw) if (BRACKETS.includes(char)) counts.set(char, countOf(counts, char) + 1);
  let end = raw.length;
  for (; end > 0; end--) {
    const last = raw.charAt(end - 1);
    const opening = PAIRS[last];
    if (opening !== undefined && countOf(counts, last) > countOf(counts, opening)) {
      counts.set(last, countOf(counts, last) - 1);
    } else if (!SENTENCE_END.includes(last)) break;
  }
  return raw.slice(0, end);
}

function countOf(counts: ReadonlyMap<string, number>, char: string): number {
  return counts.get(char) ?? 0;
}
