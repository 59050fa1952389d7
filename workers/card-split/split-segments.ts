import { assertNever } from '../../src/core/errors.ts';
import type { SplitRules } from './card-split.api.ts';
import { cutLong } from './cut-long.ts';
import { fillCards } from './fill-cards.ts';
import { listSentences } from './sentences.ts';
import { createSource, isWhiteSpace, listLines, listParagraphs, type Source, type TextRange } from './text-ranges.ts';

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const SPACES = /[ \t\u00a0\u3000]+/g;
const ASCII = /[!-~]/;

/** Divides a text by the rules of `CardSplitApi.splitText`, without emoji. */
export function splitSegments(text: string, rules: SplitRules): string[] {
  const lines = createSource(text.replace(LINE_ENDS, '\n'), rules.maxChars);
  const source = rules.spaceAsBreak ? createSource(breakAtSpaces(lines), rules.maxChars) : lines;
  return listPieces(source, rules).map(({ start, end }) => source.text.slice(start, end));
}

function listPieces(source: Source, { mode, maxChars }: SplitRules): TextRange[] {
  switch (mode) {
    case 'paragraph':
      return cutAll(source, listParagraphs(source), maxChars);
    case 'newline':
      return cutAll(source, listLines(source), maxChars);
    case 'sentence':
      return cutAll(
        source,
        listLines(source).flatMap((line) => listSentences(source, line)),
        maxChars,
      );
    case 'auto':
      return fillCards(source, maxChars);
    default:
      return assertNever(mode);
  }
}

function cutAll(source: Source, ranges: readonly TextRange[], maxChars: number): TextRange[] {
  return ranges.flatMap((range) => cutLong(source, range, maxChars));
}

/** Spaces become line ends, except between two ASCII characters, where they divide words. */
function breakAtSpaces(source: Source): string {
  const { text } = source;
  return text.replace(SPACES, (spaces, offset: number) => {
    const end = offset + spaces.length;
    const isBetweenWords = ASCII.test(text.charAt(offset - 1)) && ASCII.test(text.charAt(end));
    return isBetweenWords || !isWhiteSpace(source, offset) || !isWhiteSpace(source, end - 1) ? spaces : '\n';
  });
}
