import { parseMarkdown } from '../../../src/core/markdown/parse-markdown.ts';
import type { SplitMode, SplitRules } from '../../../workers/card-split/card-split.api.ts';
import { createCardSplitService } from '../../../workers/card-split/card-split-service.ts';

const { splitText } = createCardSplitService();
export const MODES: readonly SplitMode[] = ['paragraph', 'auto', 'sentence', 'newline'];

/** The texts that a text is divided into, by lines of at most 40 characters unless the rules differ. */
export function segments(text: string, rules: Partial<SplitRules> = {}): string[] {
  const all = { mode: 'newline', maxChars: 40, spaceAsBreak: false, autoEmoji: false, ...rules } as const;
  return splitText(text, all).map(({ segment }) => segment);
}

/** What a reader sees of a Markdown text. */
export function shown(markdown: string): string {
  return parseMarkdown(markdown)
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .join('\n');
}
