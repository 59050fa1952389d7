import { AppError } from '../../../src/core/errors.ts';
import { type Marks, markArisen } from './arisen.ts';
import { closeAll, finishContent } from './closers.ts';
import { judgeLevels } from './doubts.ts';
import { createDraft, type Draft, type Reading } from './draft.ts';
import type { EditList } from './edits.ts';
import { isNonsense, isOtherContent } from './nonsense.ts';
import { createPlaceCounter } from './places.ts';
import { skipPrologue } from './prologue.ts';
import { ROOT_COMMA } from './structure.ts';
import { readTokens } from './tokens.ts';

/** What a reading found, apart from the text that comes out of it. */
export interface Finding {
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
}

/** One way to understand a damaged text. */
export interface ReadJson extends Finding {
  /** The result as JSON. */
  readonly text: string;
  readonly marks: Marks;
}

/**
 * Reads a text in one pass and in linear time.
 * @throws AppError `json-unrepairable` (details: line, column) for a text without anything like JSON, or with so little
 * that most of the result would be invented.
 */
export function readJson(text: string, reading: Reading): ReadJson {
  const draft = beginReading(text, reading);
  if (draft === null) throw refuse(text, 0);
  const start = draft.pos;
  readTokens(draft, draft.end);
  const lines = createLineTally();
  const finding = finishReading(draft, start, () => lines.add(text));
  if (finding === null) throw refuse(text, start);
  const content = finding.edits.applyTo(text);
  const marks = markArisen(finding.edits, content, draft.intact);
  return { ...finding, text: finding.valueCount === 1 ? content : `[${content}]`, marks };
}

/** A draft behind the text before the JSON; null for a text that cannot be JSON. `text` may be its first window. */
export function beginReading(text: string, reading: Reading): Draft | null {
  if (isOtherContent(text)) return null;
  const draft = createDraft(text, reading);
  skipPrologue(draft);
  return draft;
}

/**
 * Closes what the text left open. `countLines` counts the lines of the whole text that are not blank. Null when too
 * little of the text is like JSON.
 */
export function finishReading(draft: Draft, start: number, countLines: () => number): Finding | null {
  closeAll(draft);
  finishContent(draft);
  judgeLevels(draft, start);
  const root = draft.frames.top;
  if (root.count === 0 || draft.solidCount === 0 || isNonsense(draft)) return null;
  const { edits, isTruncated, text } = draft;
  const valueCount = root.count;
  const isLines = valueCount > 1 && !edits.has('surrounding-text') && countLines() === valueCount;
  const isOpenList = valueCount > 1 && !draft.hasArray && !edits.has(ROOT_COMMA) && endsAsList(text, edits);
  // The bracket at the end is the partner of the missing one.
  if (isOpenList) edits.trustNewest('extra-closer');
  edits.renameKind(ROOT_COMMA, isLines ? '' : 'missing-comma');
  return { edits, start, valueCount, isLines, isOpenList, isTruncated };
}

/** Counts the lines of a text that are not blank, piece by piece; `add` gives the number so far. */
export function createLineTally() {
  let count = 0;
  let isBlank = true;
  return {
    add(text: string): number {
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x0a) isBlank = true;
        else if (isBlank && code > 0x20) {
          isBlank = false;
          count++;
        }
      }
      return count;
    },
  };
}

/** Whether the text ends with a bracket that nothing opened, and holds nothing but the values before it. */
function endsAsList(text: string, edits: EditList): boolean {
  return /\]\s*$/.test(text.slice(-100)) && edits.has('extra-closer') && !edits.has('surrounding-text');
}

function refuse(text: string, start: number): AppError<'json-unrepairable'> {
  const place = { ...createPlaceCounter(text)(start) };
  return new AppError('json-unrepairable', 'Nothing in the text is like JSON', place);
}
