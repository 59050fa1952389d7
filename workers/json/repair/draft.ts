import { EditList } from './edits.ts';
import { FrameStack, type Token } from './frames.ts';

/** A string, number or word that was read. */
export interface Atom extends Token {
  isString: boolean;
  /** Quoted in the text. */
  isQuoted: boolean;
  /** What it is as a value; empty where that is the text itself. */
  valueText: string;
  /** False when something else was read since. */
  isCurrent: boolean;
  /** The closing quote; of a string only. */
  readonly close: Token;
}

/** The object that was closed last at the root, in case that was too early. */
export interface ClosedObject extends Token {
  /** Values at the root, itself included. */
  rootCount: number;
  isEmpty: boolean;
  readonly open: Token;
}

/** All that the steps of one repair share. */
export interface Draft {
  readonly text: string;
  pos: number;
  /** Where the text ends for the repair: what follows is dropped. */
  readonly end: number;
  /** End of the last token; what is missing is put in there. */
  lastEnd: number;
  readonly edits: EditList;
  readonly frames: FrameStack;
  readonly atom: Atom;
  readonly closed: ClosedObject;
  /** Values at the root that are more than a bare word. */
  solidCount: number;
  /** An object or array was opened at the root: what is neither may be prose round it. */
  hasContainer: boolean;
  isTruncated: boolean;
  /** Strings, numbers and words, objects and arrays that were read. */
  valueCount: number;
  /** Those of them that are functions. */
  functionCount: number;
  /** Words at the root that are strings for want of anything else. */
  rootWordCount: number;
  /** The text showed that it is no JSON. */
  isNonsense: boolean;
  /** Characters that may yet be read twice. Keeps strings without an end from making the repair quadratic. */
  rereadBudget: number;
}

export function createDraft(text: string): Draft {
  return {
    text,
    pos: 0,
    end: text.length,
    lastEnd: 0,
    edits: new EditList(),
    frames: new FrameStack(),
    atom: {
      ...{ start: 0, end: 0, edit: -1, isString: false, isQuoted: false, valueText: '', isCurrent: false },
      close: { start: 0, end: 0, edit: -1 },
    },
    closed: { start: -1, end: -1, edit: -1, rootCount: -1, isEmpty: false, open: { start: -1, end: -1, edit: -1 } },
    solidCount: 0,
    hasContainer: false,
    isTruncated: false,
    valueCount: 0,
    functionCount: 0,
    rootWordCount: 0,
    isNonsense: false,
    rereadBudget: 4 * text.length + 10_000,
  };
}
