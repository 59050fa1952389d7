import { AppError } from '../../../src/core/errors.ts';
import { judgeLayer } from './doubts.ts';
import type { EditList } from './edits.ts';
import { type AppliedLayer, type LayeredText, prepare } from './layers/prepare.ts';
import { createPlaceCounter } from './places.ts';
import { type Finding, type ReadJson, readJson } from './read-json.ts';
import type { RepairReport } from './repair.api.ts';
import { RepairTally, toRisk } from './report.ts';

export interface RepairedJson extends RepairReport {
  readonly text: string;
}

/** Length of a text, in UTF-16 units, up to which a doubtful result is compared with another reading. */
const MAX_REREAD = 8_000_000;
/** How much each sign of a wrong reading counts against it. Lower sums win. */
const COSTS: Readonly<Record<string, number>> = {
  'duplicate-key': 30,
  'odd-key': 40,
  'swallowed-structure': 12,
  'several-values': 60,
  'missing-value': 15,
  'missing-key': 25,
  'surrounding-text': 20,
};
const TRUNCATED_COST = 40;
/** Signs that another reading of the quotes may be better. */
const DOUBTS = ['duplicate-key', 'odd-key', 'swallowed-structure'] as const;

/**
 * Turns a damaged text into JSON in linear time. Valid parts stay the same, to the byte. The result is a best guess and
 * is not checked here: the caller must parse it before showing it (doc 3 §5).
 * @throws AppError `json-unrepairable` (details: line, column) for a text without anything like JSON, or with so little
 * that most of the result would be invented.
 */
export function repairJson(text: string): RepairedJson {
  const prepared = prepare(text);
  const { read, layers } = readPrepared(text, prepared);
  const tally = new RepairTally();
  const toOriginal = (offset: number, depth: number) => {
    let place = offset;
    for (let layer = depth - 1; layer >= 0; layer--) place = layers[layer]?.toSource(place) ?? place;
    return place;
  };
  layers.forEach((layer, depth) => {
    judgeLayer(layer.edits);
    addEdits(tally, layer.edits, layer.text, (offset) => toOriginal(offset, depth));
  });
  const ofReading = (offset: number) => toOriginal(offset, layers.length);
  addValues(tally, read, ofReading);
  addEdits(tally, read.edits, layers.length === 0 ? text : prepared.text, ofReading);
  return { text: read.text, ...tally.report(createPlaceCounter(text), read.isTruncated) };
}

function addEdits(tally: RepairTally, edits: EditList, source: string, toOriginal: (offset: number) => number): void {
  edits.forEach((edit) => {
    if (edit.kind !== '') tally.addEdit(edit, source, toOriginal, edits.isDoubtful(edit.index));
  });
}

/** Notes in the report that several values became an array. */
export function addValues(tally: RepairTally, finding: Finding, toOriginal = (offset: number) => offset): void {
  const { isLines, isOpenList, valueCount, start } = finding;
  if (isLines) tally.addCount('json-lines', valueCount);
  else if (valueCount > 1) tally.add(isOpenList ? 'missing-opener' : 'several-values', toOriginal(start), '', '[');
}

/** Falls back on the text itself when the layers leave nothing that is like JSON. */
function readPrepared(text: string, prepared: LayeredText): { read: ReadJson; layers: readonly AppliedLayer[] } {
  const { layers } = prepared;
  if (layers.length === 0) return { read: readBest(text), layers };
  try {
    return { read: readBest(prepared.text), layers };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { read: readBest(text), layers: [] };
  }
}

/** Reads the text, and again with more eager ends of strings when the first result looks wrong. */
function readBest(text: string): ReadJson {
  const first = readJson(text, 'patient');
  if (text.length > MAX_REREAD || !DOUBTS.some((kind) => first.edits.has(kind))) return first;
  try {
    const second = readJson(text, 'eager');
    return toCost(text, second) < toCost(text, first) ? second : first;
  } catch (error) {
    if (error instanceof AppError) return first;
    throw error;
  }
}

function toCost(source: string, { edits, valueCount, isLines, isOpenList, isTruncated }: ReadJson): number {
  let cost = isTruncated ? TRUNCATED_COST : 0;
  if (valueCount > 1 && !isLines && !isOpenList) cost += COSTS['several-values'] ?? 0;
  edits.forEach(({ kind, start, end, text: after }) => {
    if (kind === '') return;
    cost += COSTS[kind] ?? (toRisk(kind, source.slice(start, end), after) === 'risky' ? 10 : 1);
  });
  return cost;
}
