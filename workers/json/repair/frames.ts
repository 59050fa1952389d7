import { type CharacterClass, CLASS } from './characters.ts';

export const FRAME = { root: 0, object: 1, array: 2, paren: 3 } as const;
export type FrameKind = (typeof FRAME)[keyof typeof FRAME];

/** The expectation of a frame. Objects use all but `item`, the others `first`, `item` and `after`. */
export const AWAITS = {
  /** A key, an item or the end, right after the opener. */
  first: 0,
  /** A key, after a comma. */
  key: 1,
  colon: 2,
  value: 3,
  /** A comma or the end, after a value. */
  after: 4,
  /** An item, after a comma. */
  item: 5,
} as const;
export type Awaits = (typeof AWAITS)[keyof typeof AWAITS];

/** A place in the source that may have been edited; `edit` is -1 where it was not. */
export interface Token {
  start: number;
  end: number;
  edit: number;
}

/** An open object, array or parenthesis, or the root. */
export interface Frame {
  kind: FrameKind;
  awaits: Awaits;
  /** Values in an array, parenthesis or the root; members of an object. */
  count: number;
  /** The closer that matches the opener in the text. */
  closer: CharacterClass;
  /** Whether the text has no opener for it. */
  isImplicit: boolean;
  readonly open: Token;
  /** The last comma. */
  readonly comma: Token;
  /** Whether the name of a number type precedes the parenthesis: a string in it is a number. */
  isNumberCall: boolean;
  /** Whether a name precedes the parenthesis. */
  isCall: boolean;
}

/** The closer of each kind in the text. */
export const CLOSERS: Readonly<Record<FrameKind, CharacterClass>> = {
  [FRAME.root]: CLASS.other,
  [FRAME.object]: CLASS.closeBrace,
  [FRAME.array]: CLASS.closeBracket,
  [FRAME.paren]: CLASS.closeParen,
};

/** The open frames, the root at the bottom. Frames are reused: do not keep a popped frame. */
export class FrameStack {
  private readonly frames: Frame[] = [createFrame()];
  private readonly openClosers = new Uint32Array(CLASS.hash + 1);
  private depth = 0;
  top: Frame;

  constructor() {
    this.top = this.at(0);
  }

  push(kind: FrameKind, start: number, end: number, edit: number): Frame {
    this.depth++;
    if (this.depth === this.frames.length) this.frames.push(createFrame());
    const frame = this.at(this.depth);
    frame.kind = kind;
    frame.awaits = AWAITS.first;
    frame.count = 0;
    frame.closer = CLOSERS[kind];
    frame.isImplicit = false;
    frame.isNumberCall = false;
    frame.isCall = false;
    setToken(frame.open, start, end, edit);
    setToken(frame.comma, -1, -1, -1);
    this.countCloser(frame.closer, 1);
    this.top = frame;
    return frame;
  }

  pop(): void {
    this.countCloser(this.top.closer, -1);
    this.depth--;
    this.top = this.at(this.depth);
  }

  /** Opens the frame again that was popped last, when none was pushed since. */
  reopen(): void {
    this.depth++;
    this.top = this.at(this.depth);
    this.countCloser(this.top.closer, 1);
  }

  /** The frame that was popped last, when none was pushed since; null before the first one of its depth. */
  get lastClosed(): Frame | null {
    return this.frames[this.depth + 1] ?? null;
  }

  get isAtRoot(): boolean {
    return this.depth === 0;
  }

  get size(): number {
    return this.depth;
  }

  /** `below` 0 is the top. Levels below the root give the root. */
  peek(below: number): Frame {
    return this.at(Math.max(0, this.depth - below));
  }

  /** Moves the places of all frames, because the window has moved. */
  shift(by: number): void {
    for (let depth = 0; depth < this.frames.length; depth++) {
      const { open, comma } = this.at(depth);
      shiftToken(open, by);
      shiftToken(comma, by);
    }
  }

  hasCloser(closer: CharacterClass): boolean {
    return (this.openClosers[closer] ?? 0) > 0;
  }

  private at(depth: number): Frame {
    const frame = this.frames[depth];
    if (frame === undefined) throw new RangeError(`No frame at depth ${depth}`);
    return frame;
  }

  private countCloser(closer: CharacterClass, change: number): void {
    this.openClosers[closer] = (this.openClosers[closer] ?? 0) + change;
  }
}

export function setToken(token: Token, start: number, end: number, edit: number): void {
  token.start = start;
  token.end = end;
  token.edit = edit;
}

export function shiftToken(token: Token, by: number): void {
  token.start += by;
  token.end += by;
}

function createFrame(): Frame {
  return {
    kind: FRAME.root,
    awaits: AWAITS.first,
    count: 0,
    closer: CLASS.other,
    isImplicit: false,
    open: { start: -1, end: -1, edit: -1 },
    comma: { start: -1, end: -1, edit: -1 },
    isNumberCall: false,
    isCall: false,
  };
}
