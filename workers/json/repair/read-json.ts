import { AppError } from '../../../src/core/errors.ts';
import { type Marks, markArisen } from './arisen.ts';
import { closeAll, finishContent } from './closers.ts';
import { createDraft, type Draft, type Reading } from './draft.ts';
import type { EditList } from './edits.ts';
import { isNonsense, isOtherContent } from './nonsense.ts';
import { createPlaceCounter } from './places.ts';
import { skipPrologue } from './prologue.ts';
import { ROOT_COMMA } from './structure.ts';
import { readAll } from './tokens.ts';

/** One way to understand a damaged text. */
export interface ReadJson {
  /** The result as JSON. */
  readonly text: string;
  /** The changes, without the brackets round several values. */
  readonly edits: EditList;
  /** Where the JSON begins. */
  readonly start: number;
  /** Number of values; several ones became an array. */
  readonly valueCount: number;
  /** Whether each of several values is on a line of its own. */
  readonly isLines: boolean;
  /** Whether several values are a list that only lacks its opening bracket. */
  readonly isOpenList: boolean;
  readonly isTruncated: boolean;
  readonly marks: Marks;
}

/**
 * Reads a text in one pass and in linear time.
 * @throws AppError `json-unrepairable` (details: line, column) for a text without anything like JSON, or with so little
 * that most of the result would be invented.
 */
export function readJson(text: string, reading: Reading): ReadJson {
  const draft = createDraft(text, reading);
  if (isOtherContent(text)) throw refuse(draft, 0);
  skipPrologue(draft);
  const start = draft.pos;
  readAll(draft);
  closeAll(draft);
  finishContent(draft);
  const root = draft.frames.top;
  if (root.count === 0 || draft.solidCount === 0 || isNonsense(draft)) throw refuse(draft, start);
  const { edits, isTruncated } = draft;
  const valueCount = root.count;
  const isLines = valueCount > 1 && !edits.has('surrounding-text') && countLines(text) === valueCount;
  const isOpenList = valueCount > 1 && !edits.has(ROOT_COMMA) && endsAsList(text, edits);
  edits.renameKind(ROOT_COMMA, isLines ? '' : 'missing-comma');
  const content = edits.applyTo(text);
  const marks = markArisen(edits, content);
  return {
    text: valueCount === 1 ? content : `[${content}]`,
    edits,
    start,
    valueCount,
    isLines,
    isOpenList,
    isTruncated,
    marks,
  };
}

/** Whether the text ends with a bracket that nothing opened, and holds nothing but the values before it. */
function endsAsList(text: string, edits: EditList): boolean {
  return /\]\s*$/.test(text.slice(-100)) && edits.has('extra-closer') && !edits.has('surrounding-text');
}

/** Number of lines that are not blank. */
function countLines(text: string): number {
  let count = 0;
  let isBlank = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) isBlank = true;
    else if (isBlank && code > 0x20) {
      isBlank = false;
      count++;
    }
  }
  return count;
}

function refuse({ text }: Draft, start: number): AppError<'json-unrepairable'> {
  const place = createPlaceCounter(text)(start);
  return new AppError('json-unrepairable', 'Nothing in the text is like JSON', place);
}
