import type { SplitMode, SplitRules } from '../src/bridges/card-split-bridge.ts';
import { createCardSplitService } from '../workers/card-split/card-split-service.ts';
import { CARD_SPLIT_MS } from './budgets.ts';
import { CARD_TEXTS } from './card-split/content.ts';
import { CARD_TEXT_BYTES } from './inputs.ts';
import type { Bench, Part } from './part.ts';
import { medianRatio, timeSideBySide } from './timing.ts';

const ROUNDS = 15;
const MAX_CHARS = 90;
const MODES: readonly SplitMode[] = ['paragraph', 'auto', 'sentence', 'newline'];

const service = createCardSplitService();

/** The division of 1 MB of mixed Chinese text into cards, beside one pass over the same text. */
export const cardSplit: Part = {
  name: 'card-split',
  async run({ report }: Bench) {
    const text = writeText();
    for (const mode of MODES) {
      const rules: SplitRules = { mode, maxChars: MAX_CHARS, spaceAsBreak: false, autoEmoji: true };
      const cards = service.splitText(text, rules);
      const joined = cards.map(({ segment }) => segment).join('');
      report.check(`${mode}: the whole text`, withoutSpace(joined) === withoutSpace(text), `${cards.length} cards`);
      const times = timeSideBySide({ split: () => service.splitText(text, rules), pass: () => sumUnits(text) }, ROUNDS);
      report.measure({
        measure: `split by ${mode}`,
        unit: 'ms',
        samples: times.split,
        bar: CARD_SPLIT_MS,
        baseline: { name: 'one pass', ratio: medianRatio(times.pass, times.split) },
      });
    }
  },
};

function writeText(): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  for (let bytes = 0; bytes < CARD_TEXT_BYTES; ) {
    const sample = CARD_TEXTS[parts.length % CARD_TEXTS.length] ?? '';
    parts.push(sample);
    bytes += encoder.encode(sample).length;
  }
  return parts.join('');
}

function sumUnits(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}
