import { matchAt, matchEnd, matchesAt } from '../sticky.ts';
import { CLASS, CODE, classAt, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { isLabelled } from './labels.ts';
import { LEAD_INS } from './lexicon.ts';
import { isClockColon, isKeyAhead, isQuoteAt, isQuotedKeyAhead, skipBlank } from './lookahead.ts';
import { leavesBraceOpen } from './nonsense.ts';
import { beginsContainer, findOpener } from './surroundings.ts';

/** Prefixes that keep a text from being run as a script. */
const GUARD = /\)\]\}'?,?|(?:while|for)\s{0,9}\((?:1|true|;;)\)\s{0,9};?(?:\{\})?/y;
const THINKING = /<(think(?:ing)?|reasoning)>/y;
const THOUGHT_END = '</think>';
const FENCE_LINE = /```[ \t]*[\w+-]*[ \t]*\r?\n?/y;
const PARSE_CALL = /JSON\.parse\(\s{0,20}(?=["'`])/y;
const CALL = /[A-Za-z_$][\w$.]{0,80}\(\s{0,20}(?:[{["'\d)-]|\w{1,80}=(?!=))/y;
const ASSIGNMENT = new RegExp(
  [
    '(?:export\\s{1,9}default|return)\\s{1,9}(?=[{[("\'])',
    '(?:export\\s{1,9})?(?:const|let|var)\\s{1,9}[\\w$]{1,80}\\s{0,9}(?::[^=\\n]{1,80})?=\\s{0,9}',
    '[A-Za-z_$][\\w$.]{0,80}(?:\\[["\'][\\w-]{1,40}["\']\\])?\\s{0,9}=\\s{0,9}(?=[{[(])',
  ].join('|'),
  'y',
);
const LOG_LABEL = /\[[^\]{}["'\n,]{1,60}\][^\n,{[\]}]{0,200}[ \t](?=[{[])/y;
/** A label in brackets that is no list, and the blanks behind it. */
const LABEL = /\[(?!\s{0,9}["'{[])[^\][{}"'\n]{1,100}\][ \t:|-]{0,9}/y;
/** Words between the labels and the JSON. */
const LABEL_END = /[^\n,{}[\]"']{0,300}(?=[{[])/y;
/** The numbers before a message of socket.io. */
const PACKET = /\d{1,3}(?=\[\s{0,9}["{]|\{\s{0,9}")/y;
const MAX_LABELS = 20;
const TYPE_NAME = /^\s*(?:[a-z]\w{0,40}\.){0,9}[A-Z][\w$.]{0,100}\s?$/;
const THOUGHT = /^\s*(?:<(?:think(?:ing)?|reasoning)>)?[\s\S]*<\/(?:think(?:ing)?|reasoning)>/;
const FENCE = /```[ \t]*[\w+-]*[ \t]*\r?\n?/;
/** Nesting of YAML, behind a colon. */
const INDENTED_KEY = /^\r?\n[ \t]+(?:- )?[\w.-]+:\s/;
const MAX_KEY = 64;

/** The rest of a value whose key is lost, its closers, and the comma before the next key: `], `, `ue", `, `"x", ` or `: 5}, `. */
const REST =
  /\s{0,9}(?:"[^"\n]{0,200}"|:\s{0,9}(?:"[^"\n]{0,200}"|[^{}[\]:"\n(]{0,200})|[^{}[\]:"\n(]{0,200}"?)[\s\]}]{0,40},/y;

/** Skips the text before the JSON, and sets `draft.pos` to the beginning of the JSON. */
export function skipPrologue(draft: Draft): void {
  const { text } = draft;
  const from = skipBlank(text, 0);
  const guarded = skipGuard(text, from);
  const start = findStart(draft, guarded);
  if (start > from) {
    const edit = draft.edits.add(toPrologueKind(text.slice(0, start)), 0, start, '');
    if (classAt(text, from) === CLASS.comma || start === findCutKey(text, guarded)) draft.edits.doubt(edit);
    draft.pos = start;
    draft.lastEnd = start;
  }
}

/** The kind for the text before the JSON. */
function toPrologueKind(dropped: string): string {
  const text = dropped.replace(THOUGHT, '');
  const rest = text.replace(FENCE, '').trim();
  if (rest === '') return text === dropped ? 'code-fence' : 'thinking';
  if ([ASSIGNMENT, PARSE_CALL, GUARD].some((pattern) => isWhole(pattern, rest))) return 'program-code';
  return TYPE_NAME.test(dropped) ? 'type-name' : 'surrounding-text';
}

/** Whether the pattern, which may look at the JSON behind, matches a text without what begins a value. */
function isWhole(pattern: RegExp, text: string): boolean {
  const plain = text.replace(/["'`({[]+$/, '');
  return [text, `${plain}{`, `${plain}"`, `${plain} {`].some((each) => {
    const end = matchEnd(pattern, each, 0);
    return end >= 0 && end >= plain.trimEnd().length;
  });
}

function skipGuard(text: string, from: number): number {
  if (matchesAt(GUARD, text, from)) return skipBlank(text, GUARD.lastIndex);
  const tag = matchAt(THINKING, text, from)?.[1];
  const mark = tag === undefined ? THOUGHT_END : `</${tag}>`;
  if (tag === undefined && classAt(text, from) !== CLASS.other) return from;
  const end = text.indexOf(mark, from);
  return end < 0 ? from : skipBlank(text, end + mark.length);
}

function findStart(draft: Draft, from: number): number {
  const { text } = draft;
  const kind = classAt(text, from);
  const key = findCutKey(text, from);
  if (key >= 0) return key;
  if (kind === CLASS.openBracket) return findBehindLabels(text, from);
  if (isOpener(kind) || kind === CLASS.closeBrace) return from;
  const fenced = findFenced(text, from);
  if (fenced >= 0) return fenced;
  if (isQuoteAt(text, from)) return findQuoted(text, from);
  const parsed = matchEnd(PARSE_CALL, text, from);
  if (parsed >= 0) return findQuoted(text, parsed);
  const assigned = matchEnd(ASSIGNMENT, text, from);
  if (assigned >= 0) return assigned;
  if (matchEnd(CALL, text, from) >= 0) return from;
  const packet = matchEnd(PACKET, text, from);
  if (packet >= 0) return packet;
  const opener = findOpener(text, from);
  if (opener < 0 || isPlainList(text, from, opener)) return from;
  if (isMember(text, from, opener)) return from;
  // JSON found inside other text is a piece of code.
  if (leavesBraceOpen(text, from, opener)) draft.isNonsense = true;
  return opener;
}

/** The first key of an object whose beginning is cut off; -1 when it is not. */
function findCutKey(text: string, from: number): number {
  const behind = skipBlank(text, from + 1);
  return classAt(text, from) === CLASS.comma && isKeyAhead(text, behind) ? behind : findFirstKey(text, from);
}

/** The JSON behind the labels of a log line, like `[time] [level] name={`; `from` when the text is a list. */
function findBehindLabels(text: string, from: number): number {
  let at = from;
  let labels = 0;
  let opener = -1;
  for (let label = matchEnd(LABEL, text, at); label >= 0 && labels < MAX_LABELS; labels++) {
    at = label;
    opener = matchEnd(LABEL_END, text, at);
    if (opener < 0 || beginsContainer(text, opener)) break;
    label = matchEnd(LABEL, text, opener);
  }
  if (opener < 0) return Math.max(from, matchEnd(LOG_LABEL, text, from));
  const isListAlone = opener === at && /^\[[\s\d.,+-]*\]/.test(text.slice(from, from + MAX_KEY));
  return isListAlone || !beginsContainer(text, opener) ? from : opener;
}

/** The beginning of a fenced block's content when it looks like JSON; -1 otherwise. */
function findFenced(text: string, from: number): number {
  if (isQuoteAt(text, from) && !text.startsWith('```', from)) return -1;
  for (let fence = text.indexOf('```', from); fence >= 0; fence = text.indexOf('```', fence + 3)) {
    const start = skipBlank(text, Math.max(fence + 3, matchEnd(FENCE_LINE, text, fence)));
    if (start < text.length && (isOpener(classAt(text, start)) || isKeyAhead(text, start))) return start;
    if (fence === from) return start;
  }
  return -1;
}

/** `"{"a": 1}"` or `'{"a": 1}'`: quotes that were put round the whole without escaping the contents. */
function findQuoted(text: string, from: number): number {
  const inner = skipBlank(text, from + 1);
  const kind = classAt(text, inner);
  if (kind !== CLASS.openBrace && kind !== CLASS.openBracket) return from;
  const quote = text.charAt(from);
  if (quote === '"') {
    let at = inner;
    while (isOpener(classAt(text, at)) && at - inner < MAX_KEY) at = skipBlank(text, at + 1);
    return text[at] === '"' && skipBlank(text, at + 1) < text.length ? inner : from;
  }
  return /["'`][\s;)]{0,9}$/.test(text.slice(-MAX_KEY)) && text.slice(-MAX_KEY).includes(quote) ? inner : from;
}

/** Whether only numbers and separators precede the opener: items of a list without its bracket. */
function isPlainList(text: string, from: number, opener: number): boolean {
  return opener - from < MAX_KEY && /^(?=.*\d)[\d\s,.+\-eE\uff0c\u3001]*$/.test(text.slice(from, opener));
}

/** Whether the text begins with a key and its colon, not with a sentence that leads to the JSON. */
function isMember(text: string, from: number, opener: number): boolean {
  const colon = findKeyEnd(text, from);
  if (colon < 0 || text.startsWith('://', colon) || isClockColon(text, colon)) return false;
  const key = text.slice(from, colon).trim();
  if (key === '') return false;
  const isWordy = key.split(/\s+/).length > 2 || key.length > MAX_KEY / 2 || LEAD_INS.has(key.toLowerCase());
  const value = skipSpaces(text, colon + 1);
  if (isWordy || isLabelled(text, value)) return false;
  if (INDENTED_KEY.test(text.slice(value, value + MAX_KEY))) return true;
  const isOnNextLine = value >= text.length || text[value] === '\n' || text[value] === '\r';
  const isStream = key === 'data' && text.includes('\ndata:', value);
  // Whether words without a comma are between the colon and the bracket: another sentence.
  const isSentence = opener > value && opener - value < MAX_KEY && /^[^,\n"']+$/.test(text.slice(value, opener));
  if (isOnNextLine || isStream || isSentence) return false;
  return !(isOpener(classAt(text, value)) && /\s/.test(key));
}

function findKeyEnd(text: string, from: number): number {
  for (let at = from; at < Math.min(text.length, from + MAX_KEY); at++) {
    const kind = classAt(text, at);
    if (kind === CLASS.colon || kind === CLASS.equals) return at;
    // The end of a key whose beginning is cut off.
    if (text[at] === '"' && at > from && text[at + 1] === ':') return at + 1;
    if (isOpener(kind) || kind === CLASS.quote || kind === CLASS.comma || text[at] === '\n') return -1;
  }
  return -1;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/**
 * The first key of an object whose beginning is cut off within a value; -1 when the text is none. The brace that closes the
 * object shows that one is lost.
 */
function findFirstKey(text: string, from: number): number {
  if (!matchesAt(REST, text, from)) return -1;
  const key = skipBlank(text, REST.lastIndex);
  return text.charCodeAt(key) === CODE.doubleQuote && isQuotedKeyAhead(text, key) && closesMore(text, key) ? key : -1;
}

/** Whether a brace is closed behind `from` that is not opened there. */
function closesMore(text: string, from: number): boolean {
  let open = 0;
  let isInString = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.backslash) at++;
    else if (code === CODE.doubleQuote) isInString = !isInString;
    else if (isInString) continue;
    else if (classAt(text, at) === CLASS.openBrace) open++;
    else if (classAt(text, at) === CLASS.closeBrace && --open < 0) return true;
  }
  return false;
}
