import { matchAt } from '../../sticky.ts';
import { EditList } from '../edits.ts';
import { visitOutsideStrings } from './outside-strings.ts';

/** An error as Node prints it, with the calls that led to it. */
const STACK =
  /((?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[[\w-]{1,60}\])?(?:: [^\n]{0,500})?)((?:\r?\n[ \t]+at [^\n]{1,500})+)/y;
/** Looks no further than a message reaches, so that a long line with many such words stays linear. */
const ANYWHERE = /(?:Error|Exception)[^\n]{0,600}\n[ \t]+at /;
const BEFORE_VALUE = /[:,[(>]\s*$/;
/** What follows the last call on its line: the next member, the end of what holds the error, or its own members. */
const BEHIND = /(?: (?=\{\s*$)|(?=[ ,\]}]*$))/;

/** Writes an error as its message, or as its members and its message. The calls are dropped. */
export function readErrorStacks(text: string): EditList | null {
  if (!ANYWHERE.test(text)) return null;
  const edits = new EditList();
  visitOutsideStrings(text, (at) => {
    if (!/[A-Z]/.test(text.charAt(at)) || !BEFORE_VALUE.test(text.slice(Math.max(0, at - 40), at))) return at;
    const [whole, message = '', calls = ''] = matchAt(STACK, text, at) ?? [];
    if (whole === undefined) return at;
    const lastLine = calls.slice(calls.lastIndexOf('\n') + 1);
    const end = at + whole.length - lastLine.length + (BEHIND.exec(lastLine)?.index ?? lastLine.length);
    const words = JSON.stringify(message.trim());
    const brace = /^ \{\s*$/.test(text.slice(end, at + whole.length)) ? text.indexOf('{', end) + 1 : -1;
    if (brace > 0) edits.add('placeholder', at, brace, `{"message":${words},`);
    else edits.add('placeholder', at, end, words);
    return brace > 0 ? brace : end;
  });
  return edits;
}
