import type { JsonTool, TextDocument } from '../../../bridges/json-bridge.ts';
import type { TextSource } from './text-source.ts';

/** A document in the JSON worker as a text to show. Only a document that `isJson` can be folded. */
export function createWorkerText(tool: JsonTool, document: TextDocument, isJson: boolean): TextSource {
  const { id, lineCount, byteLength } = document;
  return {
    id,
    lineCount,
    size: byteLength,
    getLines: (from, count) => tool.getLines(id, from, count),
    countRows: (cut) => tool.countRows(id, cut),
    getRows: (cut, from, count) => tool.getRows(id, cut, from, count),
    getRowOf: (cut, place) => tool.getRowOf(id, cut, place),
    getRange: (from, to) => tool.getRange(id, from, to),
    find: (query, from, isBackwards) => tool.find(id, query, from, isBackwards),
    countMatches: (query, from, upTo) => tool.countMatches(id, query, from, upTo),
    getFoldEnd: isJson ? (line) => tool.getFoldEnd(id, line) : null,
  };
}
