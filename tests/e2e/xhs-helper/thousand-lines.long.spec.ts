import { expect, test } from '@playwright/test';
import { waitForStart } from '../started.ts';
import { inputOf } from './card-inputs.ts';
import { addCardLab } from './card-lab.ts';
import { renderCards } from './rendered-lines.ts';

const LINES_MIN = 1000;
const CARDS_PER_ROUND = 40;
const PIECES_PER_CARD = 26;
const NO_START = [...'，。、：；！？）〕］｝〉》」』】〗”’·／'];
const NO_END = [...'（〔［｛〈《「『【〖“‘'];
const PIECES = [
  ...[
    '今天',
    '专注',
    '一',
    '生活',
    '，',
    '。',
    '、',
    '：',
    '；',
    '！',
    '？',
    '（别急）',
    '“真的”',
    '《慢慢来》',
    '「好」',
  ],
  ...['——', '……', '【重点】', '3.5%', '25 分钟', 'C++', 'Hello', '@小林', '#话题', '😀', '’', '·', '／', '‘单’'],
];

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('of 1,000 rendered lines none begins or ends with a mark that must not', async ({ page }) => {
  await page.goto('/mythinkn/portal/home');
  await waitForStart(page);
  await addCardLab(page);
  const random = createRandom(11);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const wrong: string[] = [];
  let lines = 0;
  while (lines < LINES_MIN) {
    // A paragraph that begins with a letter and has no forbidden mark where the text itself puts it at an end.
    const texts = Array.from(
      { length: CARDS_PER_ROUND },
      () => `始${Array.from({ length: PIECES_PER_CARD }, pick).join('')}终`,
    );
    for (const { lines: shown } of await renderCards(
      page,
      texts.map((text) => inputOf(text)),
    )) {
      lines += shown.length;
      for (const { text } of shown) {
        const signs = [...text];
        if (NO_START.includes(signs[0] ?? '') || NO_END.includes(signs.at(-1) ?? '')) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
});
