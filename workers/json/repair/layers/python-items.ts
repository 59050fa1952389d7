import { EditList } from '../edits.ts';
import { findBalancedEnd } from './dump-spans.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/** Length of one list of pairs, in UTF-16 units. */
const MAX_LIST = 100_000;
const OPEN = /(?:OrderedDict|dict|dict_items)\(\[(?=\s{0,9}\()/y;
const ANYWHERE = /(?:OrderedDict|dict|dict_items)\(\[\s{0,9}\(/;
/** The first half of a pair, from its parenthesis to its comma. */
const KEY = /\(\s{0,9}(?:'[^'\\\n]{0,200}'|"[^"\\\n]{0,200}"|[\w.+-]{1,80})\s{0,9},/y;
const BLANKS = /[\s,]{0,200}/y;

interface Pair {
  readonly open: number;
  readonly comma: number;
  readonly close: number;
}

/** `OrderedDict([('a', 1)])`: writes the pairs as members of an object. */
export function readPythonItems(text: string): EditList | null {
  if (!ANYWHERE.test(text)) return null;
  const edits = new EditList();
  visitOutsideStrings(text, (at) => {
    if (/\w/.test(text.charAt(at - 1))) return at;
    const inside = endOf(OPEN, text, at);
    const found = inside < 0 ? null : findPairs(text, inside);
    if (found === null) return at;
    edits.add('wrong-bracket', inside - 1, inside, '{');
    for (const { open, comma, close } of found.pairs) {
      edits.add('', open, open + 1, '');
      edits.add('', comma, comma + 1, ':');
      edits.add('', close, close + 1, '');
    }
    edits.add('', found.end, found.end + 1, '}');
    return inside;
  });
  return edits;
}

/** The pairs from `from` on, and the place of the bracket behind them; null when it holds anything else. */
function findPairs(text: string, from: number): { readonly pairs: readonly Pair[]; readonly end: number } | null {
  const limit = Math.min(text.length, from + MAX_LIST);
  const pairs: Pair[] = [];
  for (let at = endOf(BLANKS, text, from); at < limit; ) {
    if (text.charAt(at) === ']') return { pairs, end: at };
    const value = endOf(KEY, text, at);
    const end = value < 0 ? at : findBalancedEnd(text, at, limit);
    if (end <= at || !isOneValue(text.slice(value, end - 1))) return null;
    pairs.push({ open: at, comma: value - 1, close: end - 1 });
    at = endOf(BLANKS, text, end);
  }
  return null;
}

/** Whether the text has no comma outside of its brackets and strings. */
function isOneValue(text: string): boolean {
  let isOne = true;
  visitOutsideStrings(text, (at) => {
    const character = text.charAt(at);
    if (character === ',') isOne = false;
    return '([{'.includes(character) ? findBalancedEnd(text, at, text.length) : at;
  });
  return isOne;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
