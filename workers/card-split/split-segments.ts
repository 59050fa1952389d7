import { assertNever } from '../../src/core/errors.ts';
import { simplifyMarkdown } from '../../src/core/markdown/simplify-markdown.ts';
import { breakAtSpaces } from './break-at-spaces.ts';
import type { SplitRules } from './card-split.api.ts';
import { cutLong } from './cut-long.ts';
import { fillCards } from './fill-cards.ts';
import { listSentences } from './sentences.ts';
import { type Line, readShownText, toMarkdown } from './shown-text.ts';
import type { Source, TextRange } from './text-ranges.ts';

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Divides a text by the rules of `CardSplitApi.splitText`, without emoji. */
export function splitSegments(text: string, rules: SplitRules): string[] {
  const lines = simplifyMarkdown(text.replace(LINE_ENDS, '\n'));
  const shown = readShownText(rules.spaceAsBreak ? breakAtSpaces(lines) : lines, rules.maxChars);
  return shown.sections.flatMap((section) =>
    listPieces(shown.source, section, rules).map((piece) => toMarkdown(shown, section, piece)),
  );
}

function listPieces(source: Source, lines: readonly Line[], { mode, maxChars }: SplitRules): TextRange[] {
  switch (mode) {
    case 'paragraph':
      return cutAll(source, listParagraphs(lines), maxChars);
    case 'newline':
      return cutAll(source, lines, maxChars);
    case 'sentence':
      return cutAll(
        source,
        lines.flatMap((line) => listSentences(source, line)),
        maxChars,
      );
    case 'auto':
      return fillCards(source, lines, maxChars);
    default:
      return assertNever(mode);
  }
}

/** Paragraphs: lines without a blank line between them. Code is one paragraph. */
function listParagraphs(lines: readonly Line[]): TextRange[] {
  const paragraphs: { start: number; end: number }[] = [];
  for (const { start, end, isSpaced } of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && !isSpaced) last.end = end;
    else paragraphs.push({ start, end });
  }
  return paragraphs;
}

function cutAll(source: Source, ranges: readonly TextRange[], maxChars: number): TextRange[] {
  return ranges.flatMap((range) => cutLong(source, range, maxChars));
}
