import type { ChangeLog } from '../change-log.ts';
import { checkJob, type Job, loadCore, partOf, rewriteJob, throwInvalid } from '../json-context.ts';
import type { JsonCore, JsonRefusal, PrettyTask } from '../json-wasm.ts';
import { createKeyReader, type KeyReader } from '../key-ids.ts';
import { createPieces } from '../pieces.ts';
import type { StoredText } from '../text-store.ts';
import { decodeString, unescapeBytes } from '../unicode-escapes.ts';
import { decoder } from '../utf8.ts';
import { createStringScanner, type StringPlace } from './string-scanner.ts';

/** Strings up to this size are expanded; levels of JSON inside JSON. */
export const NESTED_LIMIT = { bytes: 8 << 20, levels: 8 } as const;

interface ExpanderOptions {
  /** Checks the contents of strings, while another core holds the text. */
  readonly checker: JsonCore;
  /** Objects and arrays inside each other in the result: a string that would exceed it is kept. */
  readonly maxDepth: number;
  /** Also resolves escapes that need not be: `\/` and `\uXXXX` of printable characters. */
  readonly decodes: boolean;
  readonly log: ChangeLog;
}

type Steps = readonly (string | number)[];

interface Level extends ExpanderOptions {
  readonly keys: KeyReader;
  /** Place of the text that is scanned, in the whole text. */
  readonly base: { readonly steps: () => Steps; readonly depth: number };
  /** Strings around this text. */
  readonly level: number;
}

interface ExpandedTask {
  readonly task: PrettyTask;
  /** Also resolves escapes that need not be. */
  readonly decodes: boolean;
  readonly log: ChangeLog;
}

/** Share of the work after which the text is known to be valid. */
const CHECKED_SHARE = 0.2;

/** Passes a valid text through and replaces strings that hold JSON by the value, recursively. */
async function* expandStrings(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  options: ExpanderOptions,
): AsyncGenerator<Uint8Array> {
  const { pieces, scan } = createLevel({
    ...options,
    keys: createKeyReader(),
    base: { steps: () => [], depth: 0 },
    level: 0,
  });
  for await (const chunk of chunks) {
    scan(chunk);
    if (pieces.hasFull()) yield* pieces.take();
  }
  pieces.finish();
  yield* pieces.take();
}

/** `byteLength` of the text, where it is known. */
function createLevel(level: Level, byteLength?: number) {
  const pieces = createPieces(byteLength);
  const stepsAt = (place: StringPlace) => () => [...level.base.steps(), ...place.steps()];
  const { scan } = createStringScanner({
    keys: level.keys,
    maxBytes: NESTED_LIMIT.bytes,
    onString(raw, place) {
      const value = place.isKey ? null : expandString(level, raw, place, stepsAt(place));
      if (value !== null) return value;
      const decoded = level.decodes ? decodeString(raw) : null;
      if (decoded === null) return null;
      level.log.add('decoded', stepsAt(place));
      return quote(decoded);
    },
    onLongString: (place) => level.log.add('kept', stepsAt(place)),
    emit: pieces.add,
  });
  return { pieces, scan };
}

/** The value in a string; null when the string holds no object or array. */
function expandString(level: Level, raw: Uint8Array<ArrayBuffer>, place: StringPlace, steps: () => Steps) {
  if (!beginsLikeJson(raw)) return null;
  const plain = unescapeBytes(raw);
  const depth = level.base.depth + place.depth;
  if (plain === null) return null;
  const refusal = findRefusal(level.checker, plain, level.maxDepth - depth);
  if (refusal?.kind === 'too-deep' || (refusal === null && level.level === NESTED_LIMIT.levels)) {
    level.log.add('kept', steps);
    return null;
  }
  if (refusal !== null) return null;
  level.log.add('expanded', steps);
  return expandWhole(plain, { ...level, base: { steps, depth }, level: level.level + 1 });
}

function expandWhole(bytes: Uint8Array<ArrayBuffer>, level: Level): Uint8Array {
  const { pieces, scan } = createLevel(level, bytes.length);
  scan(bytes);
  return pieces.join();
}

/** Whether the first character is a brace or a bracket, perhaps as a numbered escape. */
function beginsLikeJson(raw: Uint8Array<ArrayBuffer>): boolean {
  const [first] = raw;
  if (first === 0x7b || first === 0x5b) return true;
  return first === 0x5c && /^\\u00[57]b/i.test(decoder.decode(raw.subarray(0, 6)));
}

function findRefusal(core: JsonCore, bytes: Uint8Array, maxDepth: number): JsonRefusal | null {
  core.begin({ mode: 'validate', maxDepth });
  // The pieces of a check are empty; taking them does the work.
  for (const _ of core.write(bytes));
  for (const _ of core.end());
  return core.refusal();
}

function quote(inside: Uint8Array): Uint8Array {
  const quoted = new Uint8Array(inside.length + 2).fill(0x22);
  quoted.set(inside, 1);
  return quoted;
}

/** The text with the JSON in its strings expanded, as the task writes it. @throws AppError `json-invalid`. */
export async function rewriteExpanded(job: Job, { task, decodes, log }: ExpandedTask): Promise<StoredText> {
  const { context, text } = job;
  const { byteLength } = text.source;
  const { maxDepth } = task;
  const refusal = await checkJob(partOf(job, 0, CHECKED_SHARE), maxDepth);
  if (refusal !== null) return throwInvalid(text, refusal);
  const checker = await loadCore(context, 'checker');
  const chunks = expandStrings(text.source.chunks(), { checker, maxDepth, decodes, log });
  const rewritten = await rewriteJob(partOf(job, CHECKED_SHARE, 1), task, { byteLength, chunks });
  if (!rewritten.isValid) throw new Error(`The expanded text is refused: ${rewritten.refusal.kind}`);
  return rewritten.text;
}
