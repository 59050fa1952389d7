import { matchEnd } from '../../sticky.ts';
import { EditList } from '../edits.ts';
import { findBalancedEnd } from './dump-cursor.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/** How often a text is searched for the ends of lists, which may be in each other. */
const SEARCHES = 20;
const OPEN = /(?:OrderedDict|dict|dict_items)\(\[(?=\s{0,9}\()/y;
const ANYWHERE = /(?:OrderedDict|dict|dict_items)\(\[\s{0,9}\(/;
/** The first half of a pair, from its parenthesis to its comma. */
const KEY = /\(\s{0,9}(?:'(?:[^'\\\n]|\\.){0,200}'|"(?:[^"\\\n]|\\.){0,200}"|[\w.+-]{1,80})\s{0,9},/y;
const BLANKS = /[\s,]{0,200}/y;

interface Pair {
  readonly open: number;
  readonly comma: number;
  readonly close: number;
}

/** `OrderedDict([('a', 1)])`: writes the pairs as members of an object. A list of anything else stays, with a doubt. */
export function readPythonItems(text: string): EditList | null {
  if (!ANYWHERE.test(text)) return null;
  const edits = new EditList();
  let budget = SEARCHES * text.length;
  visitOutsideStrings(text, (at) => {
    if (/\w/.test(text.charAt(at - 1))) return at;
    const inside = matchEnd(OPEN, text, at);
    if (inside < 0) return at;
    const call = inside - 2;
    const end = findBalancedEnd(text, call, Math.min(text.length, call + budget));
    budget -= end > call ? end - call : budget;
    if (end === call) return at;
    const pairs = findPairs(text, inside, end - 1);
    if (pairs === null) {
      edits.doubt(edits.add('type-name', at, inside - 1, ''));
      edits.add('', end - 1, end, '');
      return inside;
    }
    edits.add('wrong-bracket', inside - 1, inside, '{');
    for (const { open, comma, close } of pairs) {
      edits.add('', open, open + 1, '');
      edits.add('', comma, comma + 1, ':');
      edits.add('', close, close + 1, '');
    }
    const bracket = text.lastIndexOf(']', end - 1);
    edits.add('', bracket, bracket + 1, '}');
    return inside;
  });
  return edits;
}

/** The pairs of the list from `from` on, which ends before `to`; null when it holds anything else. */
function findPairs(text: string, from: number, to: number): readonly Pair[] | null {
  const pairs: Pair[] = [];
  for (let at = matchEnd(BLANKS, text, from); at < to; ) {
    if (text.charAt(at) === ']') return text.slice(at + 1, to).trim() === '' ? pairs : null;
    const value = matchEnd(KEY, text, at);
    const end = value < 0 ? at : findBalancedEnd(text, at, to);
    if (end <= at || !isOneValue(text.slice(value, end - 1))) return null;
    pairs.push({ open: at, comma: value - 1, close: end - 1 });
    at = matchEnd(BLANKS, text, end);
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
