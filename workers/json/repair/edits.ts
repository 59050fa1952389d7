/** An edit of a list, as `forEach` passes it. */
export interface Edit {
  readonly index: number;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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
  /** Edits that may have changed the data although others of their kind do not. */
  private readonly doubtful = new Set<number>();
  /** Where the window begins in the text: places are passed in as offsets in the window. */
  base = 0;

  /** Number of the new edit. */
  add(kind: string, start: number, end: number, text: string): number {
    this.starts.push(this.base + start);
    this.ends.push(this.base + end);
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
    const from = this.base + offset;
    while (this.starts.length > 0 && (this.starts[this.starts.length - 1] ?? 0) >= from) {
      this.starts.pop();
      this.ends.pop();
      this.texts.pop();
      this.kinds.pop();
      this.doubtful.delete(this.starts.length);
    }
  }

  /** Marks the newest edit of these kinds that begins at `offset` or later as doubtful. */
  doubtNewest(kinds: ReadonlySet<string>, offset: number): void {
    const index = this.newestOf(kinds, offset);
    if (index >= 0) this.doubtful.add(index);
  }

  /** Marks the edits of these kinds whose places, in the whole text, lie behind `from` and not behind `to`. */
  doubtBetween(kinds: ReadonlySet<string>, from: number, to: number): void {
    this.starts.forEach((start, index) => {
      if (start > from && start <= to && kinds.has(this.kinds[index] ?? '')) this.doubtful.add(index);
    });
  }

  doubt(index: number): void {
    this.doubtful.add(index);
  }

  /** Takes back the doubt about the newest edit of this kind. */
  trustNewest(kind: string): void {
    this.doubtful.delete(this.kinds.lastIndexOf(kind));
  }

  isDoubtful(index: number): boolean {
    return this.doubtful.has(index);
  }

  /** Whether an edit of these kinds begins at `offset` or later. */
  hasSince(kinds: ReadonlySet<string>, offset: number): boolean {
    return this.newestOf(kinds, offset) >= 0;
  }

  /** Whether an edit changes the character at `offset`. Reads the edits behind it. */
  isEdited(offset: number): boolean {
    const at = this.base + offset;
    for (let index = this.starts.length - 1; index >= 0 && (this.ends[index] ?? 0) > at; index--) {
      if ((this.starts[index] ?? 0) <= at) return true;
    }
    return false;
  }

  /** How many edits are of one of the kinds. */
  count(kinds: ReadonlySet<string>): number {
    return this.kinds.reduce((count, kind) => (kinds.has(kind) ? count + 1 : count), 0);
  }

  /** Where the newest edit ends; the beginning of the text when there is none. */
  get newestEnd(): number {
    return (this.ends[this.ends.length - 1] ?? 0) - this.base;
  }

  applyTo(text: string): string {
    const pieces: string[] = [];
    let from = 0;
    this.forEach(({ start, end, text: inserted }) => {
      pieces.push(text.slice(from, Math.max(from, start)), inserted);
      from = Math.max(from, end);
    });
    pieces.push(text.slice(from));
    return pieces.join('');
  }

  /** Passes all edits by place, those without a kind too. */
  forEach(take: (edit: Edit) => void): void {
    const order = this.order();
    for (let at = 0; at < this.starts.length; at++) take(this.editAt(order === null ? at : (order[at] ?? 0)));
  }

  /** All edits by place, those without a kind too. Places are those in the whole text. */
  *inOrder(): Generator<Edit> {
    const order = this.order();
    for (let at = 0; at < this.starts.length; at++) yield this.editAt(order === null ? at : (order[at] ?? 0));
  }

  private editAt(index: number): Edit {
    const start = this.starts[index] ?? 0;
    const end = this.ends[index] ?? start;
    return { index, kind: this.kinds[index] ?? '', start, end, text: this.texts[index] ?? '' };
  }

  has(kind: string): boolean {
    return this.kinds.includes(kind);
  }

  setKind(index: number, kind: string): void {
    this.kinds[index] = kind;
  }

  /** Gives all edits of a kind another kind. */
  renameKind(from: string, to: string): void {
    for (let index = 0; index < this.kinds.length; index++) if (this.kinds[index] === from) this.kinds[index] = to;
  }

  get size(): number {
    return this.starts.length;
  }

  /** The newest edit of these kinds that begins at `offset` or later; -1 without one. */
  private newestOf(kinds: ReadonlySet<string>, offset: number): number {
    const from = this.base + offset;
    let index = this.starts.length - 1;
    while (index >= 0 && (this.starts[index] ?? 0) >= from && !kinds.has(this.kinds[index] ?? '')) index--;
    return (this.starts[index] ?? Number.NEGATIVE_INFINITY) >= from ? index : -1;
  }

  /** Edit numbers by place; null when they are in that order already. */
  private order(): readonly number[] | null {
    const { starts, ends } = this;
    if (this.isSorted()) return null;
    const isReplacement = (index: number) => ((ends[index] ?? 0) > (starts[index] ?? 0) ? 1 : 0);
    return [...starts.keys()].sort(
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
