import type { RepairLimit } from '../../../../src/core/json-limits.ts';
import type { EditList } from '../edits.ts';
import type { RepairReport } from '../repair.api.ts';
import { addValues } from '../repair-json.ts';
import { RepairTally } from '../report.ts';
import { applyEdits, visitEdits } from './apply-edits.ts';
import { findPlaces } from './find-places.ts';
import { readWindows, WINDOW_SIZES, type WindowSizes } from './read-windows.ts';

type WindowRepair =
  | {
      readonly kind: 'repaired';
      readonly report: RepairReport;
      /** The result, made while it is read. */
      readonly pieces: () => AsyncGenerator<string>;
    }
  | { readonly kind: 'limit'; readonly limit: RepairLimit }
  | { readonly kind: 'hopeless' };

/** Share of the work that is reading. */
const READING_SHARE = 0.7;

/**
 * Repairs a text of any length as `repairJson` repairs one of more than eight million units: with one reading of its
 * quotes, and without a search for keys that arose. `open` gives the text from its beginning, each time it is called;
 * `onTurn` gets the finished share, about every tenth of a second, and may throw to stop.
 */
export async function repairWindows(
  open: () => AsyncIterable<string>,
  units: number,
  onTurn: (share: number) => Promise<void>,
  allSizes: readonly WindowSizes[] = WINDOW_SIZES,
): Promise<WindowRepair> {
  const onRead = (read: number) => onTurn((READING_SHARE * read) / units);
  let [sizes, ...wider] = allSizes;
  if (sizes === undefined) throw new RangeError('No sizes of windows');
  let reading = await readWindows(open(), sizes, onRead);
  while (reading.kind === 'limit' && reading.limit === 'span') {
    [sizes, ...wider] = wider;
    if (sizes === undefined) return reading;
    reading = await readWindows(open(), sizes, onRead);
  }
  if (reading.kind !== 'read') return reading;
  const { finding } = reading;
  const { edits, isTruncated, valueCount } = finding;
  const tally = new RepairTally();
  addValues(tally, finding);
  await visitEdits(
    open(),
    edits,
    ({ index, kind, start, text }, before) => {
      if (kind !== '') tally.add(kind, start, before, text, edits.isDoubtful(index));
    },
    (read) => onTurn(READING_SHARE + ((1 - READING_SHARE) * read) / units),
  );
  const places = await findPlaces(stepping(open(), onTurn), tally.listedOffsets());
  const report = tally.report((offset) => places.get(offset) ?? { line: 1, column: 1 }, isTruncated);
  return { kind: 'repaired', report, pieces: () => writeResult(open(), edits, valueCount > 1) };
}

async function* writeResult(pieces: AsyncIterable<string>, edits: EditList, isList: boolean): AsyncGenerator<string> {
  if (isList) yield '[';
  yield* applyEdits(pieces, edits);
  if (isList) yield ']';
}

/** Gives a turn for other work after every piece. */
export async function* stepping<Piece>(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  onTurn: (share: number) => Promise<void>,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    yield piece;
    await onTurn(1);
  }
}
