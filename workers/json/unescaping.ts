import { createByteSlice } from './byte-source.ts';
import { createChangeLog } from './change-log.ts';
import { encodeText } from './encodings.ts';
import { BadEscape, type ByteRange, findInside, unescapeText } from './escape.ts';
import type { JsonLayout } from './indent.ts';
import {
  checkJob,
  type Job,
  type JsonContext,
  makeResult,
  openSink,
  partOf,
  rewriteJob,
  throwInvalid,
} from './json-context.ts';
import { describeProblem } from './json-problem.ts';
import type { JsonRefusal, PrettyTask } from './json-wasm.ts';
import { rewriteExpanded } from './nested/expand.ts';
import type { JsonResult } from './rewriting.api.ts';
import { toPretty } from './rewriting.ts';
import { matchAt } from './sticky.ts';
import { indexText, type StoredText, storeText } from './text-store.ts';
import { decoder } from './utf8.ts';

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
  return makeResult(context, id, (job) => unescapeStored(job, toPretty(layout)));
}

async function unescapeStored(job: Job, task: PrettyTask): Promise<Outcome> {
  const { context, text, work } = job;
  const inside = await findInside(text.source);
  const quotes = await surveyQuotes(text, inside);
  const refusal = await checkJob(partOf(job, 0, 1 / 4));
  if (refusal === null && quotes.isContainer && !inside.isQuoted) return unescapeStrings(job, task);
  if (refusal !== null) {
    const joined = await joinSource(text);
    if (joined !== null) return keepPlain({ ...job, text: await storeString(context, joined) }, task, false);
    if (quotes.isContainer && quotes.hasBare) return unescapeInside(job, task, inside, refusal);
  }
  const plain = await storeText(openSink(context), unescapeText(text.source, inside), () => work.step(0.5)).catch(
    (error) => {
      if (!(error instanceof BadEscape)) throw error;
      return throwInvalid(text, { kind: 'bad-escape', expected: 'value', offset: error.offset, depth: 0 });
    },
  );
  return keepPlain({ ...job, text: plain }, task, refusal !== null && quotes.hasBare);
}

/** An object or array keeps its structure; only its strings change. */
async function unescapeStrings(job: Job, task: PrettyTask): Promise<Outcome> {
  const log = createChangeLog();
  return { text: await rewriteExpanded(job, { task, decodes: true, log }), changes: log.report() };
}

/**
 * Quotes round an object or array whose own quotes have no backslashes: the inside is JSON as it is. Resolving its
 * escapes would change its strings.
 */
async function unescapeInside(job: Job, task: PrettyTask, range: ByteRange, refusal: JsonRefusal): Promise<Outcome> {
  const { text, work } = job;
  const slice = createByteSlice(text.source, range.from, range.to);
  const inside = { ...job, text: await indexText(slice, () => work.step(0)) };
  if ((await checkJob(partOf(inside, 0, 1 / 4))) !== null) return throwInvalid(text, refusal);
  return unescapeStrings(inside, task);
}

/** Indents an unescaped text when it is JSON. */
async function keepPlain(job: Job, task: PrettyTask, hadBareQuotes: boolean): Promise<Outcome> {
  const { text } = job;
  const indented = await rewriteJob(job, task);
  if (!indented.isValid) {
    if (indented.refusal.kind === 'empty') return { text, doubt: null };
    return { text, doubt: { kind: 'not-json', problem: await describeProblem(text, indented.refusal) } };
  }
  text.source.dispose();
  return { text: indented.text, doubt: hadBareQuotes ? { kind: 'bare-quotes' } : null };
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
