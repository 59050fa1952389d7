import { findLast } from '../../find-last.ts';
import type { EditList } from '../edits.ts';

/** Rewrites a text of a known notation towards JSON. Null when the text is not in that notation. */
export type Layer = (text: string) => EditList | null;

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

export function applyLayers(text: string, layers: readonly Layer[]): LayeredText {
  const applied: AppliedLayer[] = [];
  let current = text;
  for (const layer of layers) {
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
