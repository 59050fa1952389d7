import { decodeByteEscapes } from './byte-escapes.ts';
import { readConsoleTree } from './console-tree.ts';
import { readCsvCell } from './csv-cell.ts';
import { readDumps } from './dumps.ts';
import { decodeEntities } from './entities.ts';
import { readErrorStacks } from './error-stacks.ts';
import { readGoDump } from './go-dump.ts';
import { applyLayers, type Layer, type LayeredText } from './layer.ts';
import { dropMargin, readEventStream } from './line-margins.ts';
import { dropItemNumbers, dropLineNumbers } from './line-numbers.ts';
import { unescapeOuter } from './outer-escapes.ts';
import { readProtoText } from './proto-text.ts';
import { readPythonItems } from './python-items.ts';
import { readPythonPairs } from './python-pairs.ts';
import { readScalaDump } from './scala-dump.ts';
import { readStringLiteral } from './string-literal.ts';
import { decodeUnicodeText } from './unicode-text.ts';
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

/** Whether a layer would rewrite the first window of a text, or with `isFirst` false a later one. */
export function needsLayer(text: string, isFirst: boolean): boolean {
  return (isFirst ? LAYERS : SCATTERED).some((layer) => (layer(text)?.size ?? 0) > 0);
}

/** Removes packings around JSON, and writes dumps of other languages in its notation. */
export function prepare(text: string): LayeredText {
  return applyLayers(text, LAYERS);
}
