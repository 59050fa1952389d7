/** A part of a text, from `start` up to `end`, and what takes its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The places of `offsets`, in ascending order and outside of the edits, once the edits are applied. */
export function moveOffsets(offsets: readonly number[], edits: readonly TextEdit[]): number[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  let [next, shift] = [0, 0];
  return offsets.map((offset) => {
    for (let edit = sorted[next]; edit !== undefined && edit.start < offset; edit = sorted[next]) {
      shift += edit.words.length - (edit.end - edit.start);
      next += 1;
    }
    return offset + shift;
  });
}

/** Applies edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, words } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), words);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
