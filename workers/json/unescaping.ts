import { createByteSlice } from './byte-source.ts';
import { createChangeLog } from './change-log.ts';
import { encodeText } from './encodings.ts';
import { BadEscape, type ByteRange, findInside, unescapeText } from './escape.ts';
import type { JsonLayout } from './indent.ts';
import {
  type JsonContext,
  loadCore,
  makeResult,
  openSink,
  rewriteInput,
  throwInvalid,
  toInput,
} from './json-context.ts';
import { describeProblem } from './json-problem.ts';
import type { JsonRefusal } from './json-wasm.ts';
import { rewriteExpanded } from './nested/expand.ts';
import { check } from './rewrite.ts';
import type { JsonResult, ResultDoubt } from './rewriting.api.ts';
import { toPretty } from './rewriting.ts';
import { matchAt } from './sticky.ts';
import { indexText, type StoredText, storeText } from './text-store.ts';
import { decoder } from './utf8.ts';
import { type Work, within } from './work-queue.ts';

/** String literals of source code are joined in texts up to this size, which are held whole. */
const SOURCE_BYTES_MAX = 8 << 20;
const BACKSLASH = 0x5c;
const QUOTE = 0x22;

type Outcome = Pick<JsonResult, 'changes' | 'doubt'> & { readonly text: StoredText };

/** A name, type or keyword before the first literal: `String json =`, `const x =`, `return`. */
const OPENING = /^\s*(?:(?:[\w$.<>[\]?:]+\s+){0,4}[\w$.]+\s*\+?=|return\b)?\s*/;
const CLOSING = /^\s*[;,]?\s*$/;
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.|\$(?!\{))*)`/gsy;
const PLUS = /\s*\+\s*/gy;
const ESCAPE = /\\(?:u\{([0-9a-f]{1,6})\}|u+([0-9a-f]{4})|x([0-9a-f]{2})|([0-3]?[0-7]{1,2})|(\r\n|[\s\S]))/gi;
const LETTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  s: ' ',
  '\n': '',
  '\r\n': '',
};

/** Implements `JsonApi.unescape`. */
export function unescapeDocument(context: JsonContext, id: number, layout: JsonLayout): Promise<JsonResult> {
  return makeResult(context, id, (text, work) => unescapeStored(context, text, layout, work));
}

async function unescapeStored(
  context: JsonContext,
  text: StoredText,
  layout: JsonLayout,
  work: Work,
): Promise<Outcome> {
  const { source } = text;
  const inside = await findInside(source);
  const quotes = await surveyQuotes(text, inside);
  const refusal = await checkText(context, text, work);
  if (refusal === null && quotes.isContainer && !inside.isQuoted) return unescapeStrings(context, text, layout, work);
  if (refusal !== null) {
    const joined = await joinSource(text);
    if (joined !== null) return keepPlain(context, await storeString(context, joined), false, layout, work);
    if (quotes.isContainer && quotes.hasBare) return unescapeInside(context, text, inside, refusal, layout, work);
  }
  const plain = await storeText(openSink(context), unescapeText(source, inside), () => work.step(0.5)).catch(
    (error) => {
      if (!(error instanceof BadEscape)) throw error;
      return throwInvalid(text, { kind: 'bad-escape', expected: 'value', offset: error.offset, depth: 0 });
    },
  );
  return keepPlain(context, plain, refusal !== null && quotes.hasBare, layout, work);
}

/** An object or array keeps its structure; only its strings change. */
async function unescapeStrings(context: JsonContext, text: StoredText, layout: JsonLayout, work: Work) {
  const log = createChangeLog();
  const rewritten = await rewriteExpanded(context, text, { task: toPretty(layout), decodes: true, log }, work);
  return { text: rewritten, changes: log.report() };
}

/**
 * Quotes round an object or array whose own quotes have no backslashes: the inside is JSON as it is. Resolving its
 * escapes would change its strings.
 */
async function unescapeInside(
  context: JsonContext,
  text: StoredText,
  { from, to }: ByteRange,
  refusal: JsonRefusal,
  layout: JsonLayout,
  work: Work,
): Promise<Outcome> {
  const inside = await indexText(createByteSlice(text.source, from, to), () => work.step(0));
  if ((await checkText(context, inside, work)) !== null) return throwInvalid(text, refusal);
  return unescapeStrings(context, inside, layout, work);
}

/** Indents an unescaped text when it is JSON. */
async function keepPlain(
  context: JsonContext,
  plain: StoredText,
  hadBareQuotes: boolean,
  layout: JsonLayout,
  work: Work,
): Promise<Outcome> {
  const indented = await rewriteInput(context, toPretty(layout), toInput(plain), work);
  if (!indented.isValid) {
    if (indented.refusal.kind === 'empty') return { text: plain, doubt: null };
    const problem = await describeProblem(plain, indented.refusal);
    return { text: plain, doubt: { kind: 'not-json', problem } };
  }
  plain.source.dispose();
  const doubt: ResultDoubt | null = hadBareQuotes ? { kind: 'bare-quotes' } : null;
  return { text: indented.text, doubt };
}

async function checkText(context: JsonContext, text: StoredText, work: Work): Promise<JsonRefusal | null> {
  return check(await loadCore(context), toInput(text), within(work, 0, 1 / 4));
}

async function joinSource({ source }: StoredText): Promise<string | null> {
  if (source.byteLength > SOURCE_BYTES_MAX) return null;
  return joinLiterals(decoder.decode(await source.read(0, source.byteLength)));
}

function storeString(context: JsonContext, text: string): Promise<StoredText> {
  return storeText(openSink(context), encodeText(text), async () => undefined);
}

/** Whether the part begins like an object or array, and whether it has a quote without a backslash before it. */
async function surveyQuotes({ source }: StoredText, { from, to }: ByteRange) {
  let isContainer: boolean | null = null;
  let isEscaped = false;
  for await (const chunk of source.chunks(from, to)) {
    for (const byte of chunk) {
      if (isContainer === null && byte > 0x20) isContainer = byte === 0x7b || byte === 0x5b;
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) return { isContainer: isContainer === true, hasBare: true };
    }
  }
  return { isContainer: isContainer === true, hasBare: false };
}

/**
 * The content of a Java or JavaScript string as source code writes it: literals in any quotes, joined by `+`, perhaps
 * with an assignment before and a semicolon behind. Null for any other text, also for template literals with values.
 */
function joinLiterals(source: string): string | null {
  let at = OPENING.exec(source)?.[0].length ?? 0;
  let content = '';
  while (true) {
    const match = matchAt(LITERAL, source, at);
    if (match === null) return null;
    const [whole, double, single, template] = match;
    content += unescapeLiteral(double ?? single ?? template ?? '');
    at += whole.length;
    const plus = matchAt(PLUS, source, at);
    if (plus === null) return CLOSING.test(source.slice(at)) ? content : null;
    at += plus[0].length;
  }
}

function unescapeLiteral(inside: string): string {
  return inside.replace(ESCAPE, (_, point, unit, byte, octal, letter) => {
    const hex = point ?? unit ?? byte;
    if (hex !== undefined) return toCharacter(Number.parseInt(hex, 16));
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return LETTERS[letter] ?? letter;
  });
}

/** A code above Unicode's last one becomes U+FFFD. */
function toCharacter(code: number): string {
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}
