import { EditList } from './edits.ts';
import { FRAME, FrameStack, type Token } from './frames.ts';

/** A string, number or word that was read. */
interface Atom extends Token {
  isString: boolean;
  /** Whether it is quoted in the text. */
  isQuoted: boolean;
  /** Its text as a value; empty for the original text. */
  valueText: string;
  /** False when something else was read since. */
  isCurrent: boolean;
  /** The closing quote; only for a string. */
  readonly close: Token;
}

/** The object or array at the root that was closed last, in case that was too early. */
interface ClosedObject extends Token {
  /** Number of values at the root, including this one. */
  rootCount: number;
  isEmpty: boolean;
  isObject: boolean;
  readonly open: Token;
}

/** The shared state of one repair. */
export interface Draft {
  /** The text, or the window of it that is being read; all places are offsets in it. */
  text: string;
  readonly reading: Reading;
  pos: number;
  /** The end of the text for the repair; the rest is dropped. */
  end: number;
  /** End of the last token, where missing characters are inserted. */
  lastEnd: number;
  readonly edits: EditList;
  intact: Intact;
  readonly frames: FrameStack;
  readonly atom: Atom;
  readonly closed: ClosedObject;
  /** Values at the root, not counting bare words. */
  solidCount: number;
  /** Whether an object or array was opened at the root; other text there may be prose. */
  hasContainer: boolean;
  /** Whether an array is among the values of the root. */
  hasArray: boolean;
  isTruncated: boolean;
  /** Number of strings, numbers, words, objects and arrays that were read. */
  valueCount: number;
  /** How many of them are functions. */
  functionCount: number;
  /** Words at the root that became strings only because nothing else fits. */
  rootWordCount: number;
  /** Whether the text turned out not to be JSON. */
  isNonsense: boolean;
  /** Budget of characters that may be read twice. Keeps strings without an end from making the repair quadratic. */
  rereadBudget: number;
}

/**
 * How doubtful quotes are read: `patient` takes them for content where the text behind them fits that, `eager` ends the
 * string wherever a bracket, a quote or a new line could follow it.
 */
export type Reading = 'patient' | 'eager';

/** A beginning of the text that was read without an edit. */
export interface Intact {
  readonly end: number;
  /** The arrays that are open there: from the place of the opener to that of the next open bracket, or to the end. */
  readonly openArrays: ReadonlyMap<number, number>;
}

export const NOTHING_INTACT: Intact = { end: 0, openArrays: new Map() };

export function createDraft(text: string, reading: Reading = 'patient'): Draft {
  return {
    text,
    reading,
    pos: 0,
    end: text.length,
    lastEnd: 0,
    edits: new EditList(),
    intact: NOTHING_INTACT,
    frames: new FrameStack(),
    atom: {
      ...{ start: 0, end: 0, edit: -1, isString: false, isQuoted: false, valueText: '', isCurrent: false },
      close: { start: 0, end: 0, edit: -1 },
    },
    closed: {
      start: -1,
      end: -1,
      edit: -1,
      rootCount: -1,
      isEmpty: false,
      isObject: false,
      open: { start: -1, end: -1, edit: -1 },
    },
    solidCount: 0,
    hasContainer: false,
    hasArray: false,
    isTruncated: false,
    valueCount: 0,
    functionCount: 0,
    rootWordCount: 0,
    isNonsense: false,
    rereadBudget: 4 * text.length + 10_000,
  };
}

/** Notes that everything before `end` is intact. The notes of one text are at least twice as far apart each time. */
export function noteIntact(former: Intact, frames: FrameStack, end: number): Intact {
  if (end < 2 * former.end) return former;
  const openArrays = new Map<number, number>();
  for (let below = 0, next = end; below < frames.size; below++) {
    const { kind, open } = frames.peek(below);
    if (kind === FRAME.array) openArrays.set(open.start, next);
    next = open.start;
  }
  return { end, openArrays };
}
