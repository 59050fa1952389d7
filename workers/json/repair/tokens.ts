import { takeArrowFunction, takeAtom, takeComputedKey, takeLongString, takePlaceholder, takePlus } from './atoms.ts';
import { type CharacterClass, CLASS, CODE, classAt } from './characters.ts';
import { closeAll, takeCloser } from './closers.ts';
import { type Draft, noteIntact } from './draft.ts';
import { findTemplateEnd, isQuoteAt, skipBlank } from './lookahead.ts';
import { takeColon, takeComma, takeOpener } from './structure.ts';
import { skipProse, takeFence } from './surroundings.ts';
import { skipTrivia } from './trivia.ts';
import { takeValidRun } from './valid-run.ts';
import { dropLength, dropOption, dropWrapper } from './wrappers.ts';

/** Reads tokens into the draft up to the first that begins at `until`; at the end of the text all that are left. */
export function readTokens(draft: Draft, until: number): void {
  while (draft.pos < until) {
    takeValidRun(draft, until);
    if (draft.edits.size === 0) draft.intact = noteIntact(draft.intact, draft.frames, draft.lastEnd);
    skipTrivia(draft);
    if (draft.pos >= until) return;
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
      if (!takeSpecialOpener(draft, kind)) takeOpener(draft, kind, pos + 1);
      return;
    case CLASS.closeBrace:
    case CLASS.closeBracket:
    case CLASS.closeParen:
      draft.pos = pos + 1;
      takeCloser(draft, kind, pos, pos + 1);
      return;
    case CLASS.comma:
      if (dropOption(draft)) return;
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
      else {
        dropCharacter(draft);
        // It may begin an escape of a string whose quote is lost.
        if (/[\w\\]/.test(text.charAt(pos + 1))) draft.edits.doubt(draft.edits.size - 1);
      }
      return;
    default:
      if (text.charCodeAt(pos) === 0x3c && takePlaceholder(draft)) return;
      if (text.charCodeAt(pos) !== CODE.plus || !takePlus(draft)) takeAtom(draft);
  }
}

/** An opener that stands for something else than the beginning of a container. */
function takeSpecialOpener(draft: Draft, kind: CharacterClass): boolean {
  if (kind === CLASS.openParen) return dropLength(draft) || takeArrowFunction(draft);
  if (kind === CLASS.openBracket)
    return dropWrapper(draft) || takeLongString(draft) || takePlaceholder(draft) || takeComputedKey(draft);
  if (findTemplateEnd(draft.text, draft.pos) < 0) return false;
  takeAtom(draft);
  return true;
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
