import { AppError } from '../../src/core/errors.ts';
import { REPAIRED_BYTES_MAX, REPAIRED_WHOLE_BYTES_MAX, type RepairLimit } from '../../src/core/json-limits.ts';
import type { ByteSource } from './byte-source.ts';
import { encodeText } from './encodings.ts';
import { type JsonContext, type Repair, throwInvalid } from './json-context.ts';
import type { JsonRefusal } from './json-wasm.ts';
import { decodeLossy, decodePieces } from './lossy-text.ts';
import { createPlaceCounter, type Place } from './repair/places.ts';
import type { JsonRepair, RepairReport } from './repair/repair.api.ts';
import { byRisk } from './repair/report.ts';
import { findPlaces } from './repair/windows/find-places.ts';
import { repairWindows, stepping } from './repair/windows/repair-windows.ts';
import type { StoredText } from './text-store.ts';
import type { JsonProblem } from './texts.api.ts';
import { type Work, within } from './work-queue.ts';

/** A repaired text, which may still be invalid. */
interface RepairedText {
  readonly report: RepairReport;
  /** About the length of the chunks. */
  readonly byteLength: number;
  readonly chunks: AsyncIterable<Uint8Array<ArrayBuffer>> | Iterable<Uint8Array<ArrayBuffer>>;
}

const LISTED_REPAIRS_MAX = 200;
/** Lengths that decide how a text is repaired; in bytes but for the first. */
export interface RepairSizes {
  /**
   * In UTF-16 units. Longer texts are repaired in windows, so that the repair can be stopped. Above eight million both
   * ways have the same result; the rest is for results that are shorter than their texts.
   */
  readonly wholeUnits: number;
  /** Up to this length texts are repaired whole when they cannot be repaired in windows. */
  readonly wholeAtMost: number;
  readonly max: number;
}

const REPAIR_SIZES: RepairSizes = {
  wholeUnits: 12_000_000,
  wholeAtMost: REPAIRED_WHOLE_BYTES_MAX,
  max: REPAIRED_BYTES_MAX,
};
/** Share of the work until the result is written. */
const REPAIRING_SHARE = 0.4;

/** `size`: the text is above the maximum. */
type Outcome = RepairedText | { readonly limit: RepairLimit | 'size' } | null;

const KIND = 'replaced-bytes';
/** Number of lost bytes that a report lists one by one. */
const REPLACED_LISTED_COUNT = 50;

/**
 * Repairs a text that `refusal` says is not JSON; the rest of `work` is for writing the result.
 * @throws AppError `json-invalid` for the text itself when it is not like JSON or too large.
 */
export async function repairStored(
  context: JsonContext,
  text: StoredText,
  refusal: JsonRefusal,
  work: Work,
  sizes: RepairSizes = REPAIR_SIZES,
): Promise<RepairedText> {
  const isHopeless = refusal.kind === 'empty' || refusal.kind === 'too-deep';
  const outcome = isHopeless ? null : await repairSource(context.deps.repair, text.source, sizes, work);
  if (outcome === null) return throwInvalid(text, refusal);
  if ('limit' in outcome) return throwInvalid(text, refusal, toLimits(outcome.limit, sizes));
  return outcome;
}

/** The part of `work` that is left for writing a repaired text. */
export function restOfWork(work: Work): Work {
  return within(work, REPAIRING_SHARE, 1);
}

async function repairSource(repair: Repair, source: ByteSource, sizes: RepairSizes, work: Work): Promise<Outcome> {
  const { byteLength } = source;
  if (byteLength > sizes.max) return { limit: 'size' };
  if (await hasAtMost(source, sizes.wholeUnits, work)) return repairWhole(repair, source);
  const outcome = await repairInWindows(source, work);
  const isLimited = outcome !== null && 'limit' in outcome;
  return isLimited && byteLength <= sizes.wholeAtMost ? repairWhole(repair, source) : outcome;
}

/** Whether a text has at most so many UTF-16 units. */
async function hasAtMost(source: ByteSource, maxUnits: number, work: Work): Promise<boolean> {
  if (source.byteLength <= maxUnits) return true;
  let units = 0;
  for await (const piece of stepping(decodePieces(source), () => work.step(0))) {
    units += piece.length;
    if (units > maxUnits) return false;
  }
  return true;
}

async function repairInWindows(source: ByteSource, work: Work): Promise<Outcome> {
  const { byteLength } = source;
  const lost = createLossTally();
  const step = (share: number) => work.step(REPAIRING_SHARE * share);
  const repaired = await repairWindows(() => decodePieces(source, lost.add), byteLength, step);
  if (repaired.kind === 'hopeless') return null;
  if (repaired.kind === 'limit') return { limit: repaired.limit };
  const places = await findPlaces(stepping(decodePieces(source), step), lost.listed);
  const report = reportReplaced(clip(repaired.report), lost.count(), [...places.values()]);
  return { report, byteLength, chunks: encodePieces(repaired.pieces()) };
}

/** Counts lost bytes once, however often the text is read. */
function createLossTally() {
  const listed: number[] = [];
  let count = 0;
  let last = -1;
  return {
    listed,
    count: () => count,
    add(unit: number) {
      if (unit <= last) return;
      last = unit;
      count++;
      if (listed.length < REPLACED_LISTED_COUNT) listed.push(unit);
    },
  };
}

async function repairWhole(repair: Repair, source: ByteSource): Promise<RepairedText | null> {
  const { text, replaced } = decodeLossy(await source.read(0, source.byteLength));
  const repaired = tryRepair(repair, text);
  if (repaired === null) return null;
  const { text: result, ...report } = repaired;
  const place = createPlaceCounter(text);
  const whole = reportReplaced(clip(report), replaced.length, replaced.slice(0, REPLACED_LISTED_COUNT).map(place));
  const chunks = [...encodeText(result)];
  const byteLength = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return { report: whole, byteLength, chunks };
}

function tryRepair(repair: Repair, text: string): ReturnType<Repair> | null {
  try {
    return repair(text);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function clip(report: RepairReport): RepairReport {
  return { ...report, repairs: report.repairs.slice(0, LISTED_REPAIRS_MAX) };
}

/** Pieces may divide surrogate pairs. */
async function* encodePieces(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let kept = '';
  for await (const piece of pieces) {
    const text = kept + piece;
    const last = text.charCodeAt(text.length - 1);
    const end = last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
    kept = text.slice(end);
    yield encoder.encode(text.slice(0, end));
  }
  if (kept !== '') yield encoder.encode(kept);
}

function toLimits(
  limit: RepairLimit | 'size',
  { max }: RepairSizes,
): Pick<JsonProblem, 'repairMaxBytes' | 'repairLimit'> {
  return limit === 'size' ? { repairMaxBytes: max } : { repairLimit: limit };
}

/** Adds to a report the bytes that were lost before the repair, `count` in all, the first of them with their places. */
function reportReplaced(report: RepairReport, count: number, places: readonly Place[]): RepairReport {
  if (count === 0) return report;
  const listed = places.map((place): JsonRepair => {
    return { kind: KIND, risk: 'risky', ...place, before: '', after: '\ufffd' };
  });
  return {
    ...report,
    count: report.count + count,
    repairs: [...report.repairs, ...listed].sort((a, b) => a.line - b.line || a.column - b.column),
    groups: [...report.groups, { kind: KIND, risk: 'risky' as const, count }].sort(byRisk),
  };
}
