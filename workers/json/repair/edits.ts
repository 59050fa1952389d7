import type { JsonRepair } from '../json.api.ts';

/** Number of repairs that are reported one by one. */
const MAX_REPORTED_COUNT = 200;
/** Length in UTF-16 units of a reported `before` or `after`. */
const MAX_QUOTED_COUNT = 60;

/**
 * The changes to a text, as replacements of its ranges. An empty range is an insertion, which comes before a
 * replacement at the same place; insertions at one place keep their order. Ranges never overlap. Unchanged text costs
 * nothing, and an edit for an earlier place is just another entry.
 */
export class EditList {
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly texts: string[] = [];
  /** Empty for an edit that is part of another one and not reported. */
  private readonly kinds: string[] = [];

  /** Number of the new edit. */
  add(kind: string, start: number, end: number, text: string): number {
    this.starts.push(start);
    this.ends.push(end);
    this.texts.push(text);
    this.kinds.push(kind);
    return this.starts.length - 1;
  }

  /** Changes the text of edit `index`, or adds an edit when `index` is -1. */
  put(index: number, kind: string, start: number, end: number, text: string): number {
    if (index < 0) return this.add(kind, start, end, text);
    this.texts[index] = text;
    this.kinds[index] = kind;
    return index;
  }

  /** Removes the newest edits, down to those that begin before `offset`. */
  dropFrom(offset: number): void {
    while (this.starts.length > 0 && (this.starts[this.starts.length - 1] ?? 0) >= offset) {
      this.starts.pop();
      this.ends.pop();
      this.texts.pop();
      this.kinds.pop();
    }
  }

  /** How many edits are of one of the kinds. */
  count(kinds: ReadonlySet<string>): number {
    return this.kinds.reduce((count, kind) => (kinds.has(kind) ? count + 1 : count), 0);
  }

  /** Where the newest edit ends; 0 when there is none. */
  get newestEnd(): number {
    return this.ends[this.ends.length - 1] ?? 0;
  }

  applyTo(text: string): string {
    const pieces: string[] = [];
    let from = 0;
    for (const index of this.order()) {
      const start = this.starts[index] ?? 0;
      if (start > from) pieces.push(text.slice(from, start));
      pieces.push(this.texts[index] ?? '');
      from = Math.max(from, this.ends[index] ?? 0);
    }
    pieces.push(text.slice(from));
    return pieces.join('');
  }

  /** All reported edits are counted, the first of them listed. */
  report(text: string): { count: number; repairs: JsonRepair[] } {
    let count = 0;
    const repairs: JsonRepair[] = [];
    const place = createPlaceCounter(text);
    for (const index of this.order()) {
      const kind = this.kinds[index] ?? '';
      if (kind === '') continue;
      count++;
      if (repairs.length >= MAX_REPORTED_COUNT) continue;
      const start = this.starts[index] ?? 0;
      const before = clip(text, start, this.ends[index] ?? start);
      const after = this.texts[index] ?? '';
      repairs.push({ kind, ...place(start), before, after: clip(after, 0, after.length) });
    }
    return { count, repairs };
  }

  /** Edit numbers by place. */
  private order(): Iterable<number> {
    const { starts, ends } = this;
    const order = starts.keys();
    if (this.isSorted()) return order;
    const isReplacement = (index: number) => ((ends[index] ?? 0) > (starts[index] ?? 0) ? 1 : 0);
    return [...order].sort(
      (a, b) => (starts[a] ?? 0) - (starts[b] ?? 0) || isReplacement(a) - isReplacement(b) || a - b,
    );
  }

  private isSorted(): boolean {
    let previous = 0;
    for (let index = 0; index < this.starts.length; index++) {
      const start = this.starts[index] ?? 0;
      if (start < previous) return false;
      previous = Math.max(start, (this.ends[index] ?? 0) > start ? start + 1 : start);
    }
    return true;
  }
}

/** Line and column of offsets in ascending order; both from 1, columns in characters. */
export function createPlaceCounter(text: string): (offset: number) => { line: number; column: number } {
  const place = { offset: 0, line: 1, column: 1 };
  return (offset) => {
    // Locals, because every character before a repair passes through here.
    let { line, column } = place;
    for (let at = place.offset; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code >= 0x20) {
        if (code < 0xdc00 || code > 0xdfff) column++;
      } else if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
        line++;
        column = 1;
      } else if (code !== 0x0d) {
        column++;
      }
    }
    place.offset = Math.max(place.offset, offset);
    place.line = line;
    place.column = column;
    return { line, column };
  };
}

function clip(text: string, start: number, end: number): string {
  if (end - start <= MAX_QUOTED_COUNT) return text.slice(start, end);
  const isSplit = isLowSurrogate(text.charCodeAt(start + MAX_QUOTED_COUNT - 1));
  return `${text.slice(start, start + MAX_QUOTED_COUNT - (isSplit ? 2 : 1))}\u2026`;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
