import { AppError } from '../../../src/core/errors.ts';
import type { JsonRepair, RepairReport } from '../json.api.ts';
import { takeArrowFunction, takeAtom, takePlus } from './atoms.ts';
import { type CharacterClass, CLASS, CODE, classAt } from './characters.ts';
import { closeAll, finishContent, takeCloser } from './closers.ts';
import { createDraft, type Draft } from './draft.ts';
import { createPlaceCounter } from './edits.ts';
import { isQuoteAt, skipBlank } from './lookahead.ts';
import { isNonsense, isOtherContent } from './nonsense.ts';
import { skipPrologue } from './prologue.ts';
import { takeColon, takeComma, takeOpener } from './structure.ts';
import { skipProse, takeFence } from './surroundings.ts';
import { skipTrivia } from './trivia.ts';

export interface RepairedJson extends RepairReport {
  readonly text: string;
}

/**
 * Turns a damaged text into JSON, in one pass and in linear time. Valid parts stay the same, to the byte. The result is
 * a best guess and is not checked here: the caller must parse it before showing it (doc 3 §5).
 * @throws AppError `json-unrepairable` (details: line, column) for a text without anything like JSON, or with so little
 * that most of the result would be invented.
 */
export function repairJson(text: string): RepairedJson {
  const draft = createDraft(text);
  if (isOtherContent(text)) throw refuse(draft, 0);
  skipPrologue(draft);
  const start = draft.pos;
  readAll(draft);
  closeAll(draft);
  finishContent(draft);
  const root = draft.frames.top;
  if (root.count === 0 || draft.solidCount === 0 || isNonsense(draft)) throw refuse(draft, start);
  const repaired = draft.edits.applyTo(text);
  const { count, repairs } = draft.edits.report(text);
  const { isTruncated } = draft;
  if (root.count === 1) return { text: repaired, repairs, count, isTruncated };
  const wrap: JsonRepair = { kind: 'several-values', ...createPlaceCounter(text)(start), before: '', after: '[' };
  return { text: `[${repaired}]`, repairs: [wrap, ...repairs], count: count + 1, isTruncated };
}

function readAll(draft: Draft): void {
  for (;;) {
    skipTrivia(draft);
    if (draft.pos >= draft.end) return;
    if (draft.text.charCodeAt(draft.pos) === CODE.backtick && draft.text.startsWith('```', draft.pos)) {
      if (takeFence(draft)) closeAll(draft);
    } else if (draft.frames.top.awaits === 0 || !draft.frames.isAtRoot || !skipProse(draft)) {
      takeToken(draft, classAt(draft.text, draft.pos));
    }
  }
}

function takeToken(draft: Draft, kind: CharacterClass): void {
  const { text, pos } = draft;
  switch (kind) {
    case CLASS.openBrace:
    case CLASS.openBracket:
    case CLASS.openParen:
      if (kind === CLASS.openParen && takeArrowFunction(draft)) return;
      takeOpener(draft, kind, pos + 1);
      return;
    case CLASS.closeBrace:
    case CLASS.closeBracket:
    case CLASS.closeParen:
      draft.pos = pos + 1;
      takeCloser(draft, kind, pos, pos + 1);
      return;
    case CLASS.comma:
      draft.pos = pos + 1;
      takeComma(draft, pos, pos + 1);
      return;
    case CLASS.semicolon:
      takeSemicolon(draft);
      return;
    case CLASS.colon:
    case CLASS.equals:
      draft.pos = pos + (text.startsWith(kind === CLASS.equals ? '=>' : ':=', pos) ? 2 : 1);
      takeColon(draft, pos, draft.pos);
      return;
    case CLASS.backslash:
      if (isQuoteAt(text, pos)) takeAtom(draft);
      else dropCharacter(draft);
      return;
    default:
      if (text.charCodeAt(pos) !== CODE.plus || !takePlus(draft)) takeAtom(draft);
  }
}

/** The end of a statement, or a comma of another script. */
function takeSemicolon(draft: Draft): void {
  const { text, pos, frames, end } = draft;
  if (frames.isAtRoot || skipBlank(text, pos + 1) >= end) {
    dropCharacter(draft);
    return;
  }
  draft.pos = pos + 1;
  takeComma(draft, pos, pos + 1);
}

function dropCharacter(draft: Draft): void {
  draft.edits.add('stray-character', draft.pos, draft.pos + 1, '');
  draft.pos++;
}

function refuse({ text }: Draft, start: number): AppError<'json-unrepairable'> {
  const place = createPlaceCounter(text)(start);
  return new AppError('json-unrepairable', 'Nothing in the text is like JSON', place);
}
