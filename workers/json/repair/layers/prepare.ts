import { findLast } from '../../../shared/find-last.ts';
import type { EditList } from '../edits.ts';
import { decodeByteEscapes, decodeUnicodeText, unescapeOuter } from './byte-escapes.ts';
import { readConsoleTree } from './console-tree.ts';
import { readCsvCell } from './csv-cell.ts';
import { readDumps } from './dumps.ts';
import { decodeEntities } from './entities.ts';
import { readErrorStacks } from './error-stacks.ts';
import { readGoDump } from './go-dump.ts';
import { dropMargin, readEventStream } from './line-margins.ts';
import { dropItemNumbers, dropLineNumbers } from './line-numbers.ts';
import { readProtoText } from './proto-text.ts';
import { readPythonItems } from './python-items.ts';
import { readPythonPairs } from './python-pairs.ts';
import { readScalaDump } from './scala-dump.ts';
import { readStringLiteral } from './string-literal.ts';
import { keepNewSide, keepOneSide } from './versions.ts';

/** From the outermost packing to the notation of the values. */
const LAYERS: readonly Layer[] = [
  keepOneSide,
  keepNewSide,
  dropLineNumbers,
  dropItemNumbers,
  dropMargin,
  readEventStream,
  decodeUnicodeText,
  readCsvCell,
  readStringLiteral,
  unescapeOuter,
  decodeEntities,
  decodeByteEscapes,
  readConsoleTree,
  readProtoText,
  readErrorStacks,
  readPythonPairs,
  readPythonItems,
  readDumps,
  readGoDump,
  readScalaDump,
];

/** Those that the beginning of a text does not reveal. */
const SCATTERED: readonly Layer[] = [
  decodeByteEscapes,
  readErrorStacks,
  readPythonItems,
  readDumps,
  readGoDump,
  readScalaDump,
];

/** Rewrites a text of a known notation towards JSON. Null when the text is not in that notation. */
type Layer = (text: string) => EditList | null;

/** A text that layers have rewritten. */
export interface LayeredText {
  readonly text: string;
  /** What the layers did, the first one first; each on the result of the one before. */
  readonly layers: readonly AppliedLayer[];
}

export interface AppliedLayer {
  readonly text: string;
  readonly edits: EditList;
  /** The offset in the layer's own text for an offset in its result. */
  readonly toSource: (offset: number) => number;
}

/** Whether a layer would rewrite the first window of a text, or with `isFirst` false a later one. */
export function needsLayer(text: string, isFirst: boolean): boolean {
  return (isFirst ? LAYERS : SCATTERED).some((layer) => (layer(text)?.size ?? 0) > 0);
}

/** Removes packings around JSON, and writes dumps of other languages in its notation. */
export function prepare(text: string): LayeredText {
  const applied: AppliedLayer[] = [];
  let current = text;
  for (const layer of LAYERS) {
    const edits = layer(current);
    if (edits === null || edits.size === 0) continue;
    applied.push({ text: current, edits, toSource: createSourceMap(edits) });
    current = edits.applyTo(current);
  }
  return { text: current, layers: applied };
}

/** Maps offsets in the edited text back; an offset in inserted text becomes the beginning of its edit. */
function createSourceMap(edits: EditList): (offset: number) => number {
  const starts: number[] = [];
  const ends: number[] = [];
  const sources: (readonly [start: number, end: number])[] = [];
  let shift = 0;
  edits.forEach(({ start, end, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    starts.push(from);
    ends.push(from + text.length);
    sources.push([start, end]);
  });
  return (offset) => {
    const index = findLast(starts, offset);
    const source = sources[index];
    if (source === undefined) return offset;
    const behind = offset - (ends[index] ?? 0);
    return behind < 0 ? source[0] : source[1] + behind;
  };
}
