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

/** Pieces that no line divides. */
const WHOLE = ['C++', '5㎡', 'H₂O', 'x²', '@小林', '#话题', 'ぁっ', '...props', '50%+', '.env', '人々', '$5.00'];

/** How often a text has a part. */
const countIn = (text: string, part: string) => text.split(part).length - 1;

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ALL = [...PIECES, ...WHOLE];

test('of 1,000 rendered lines none begins or ends with a mark that must not, or divides a piece', async ({ page }) => {
  await page.goto('/mythinkn/portal/home');
  await waitForStart(page);
  await addCardLab(page);
  const random = createRandom(11);
  const pick = () => PIECES[Math.floor(random() * ALL.length)] ?? '';
  const wrong: string[] = [];
  let lines = 0;
  while (lines < LINES_MIN) {
    // A paragraph that begins with a letter and has no forbidden mark where the text itself puts it at an end.
    const texts = Array.from(
      { length: CARDS_PER_ROUND },
      // Two topics side by side would be one topic with both of its marks.
      () => `始${Array.from({ length: PIECES_PER_CARD }, pick).join('').replaceAll('#话题#', '#话题，#')}终`,
    );
    for (const { lines: shown } of await renderCards(
      page,
      texts.map((text) => inputOf(text)),
    )) {
      lines += shown.length;
      const all = shown.map(({ text }) => text);
      for (const part of WHOLE) {
        const inLines = all.reduce((sum, text) => sum + countIn(text, part), 0);
        if (inLines < countIn(all.join(''), part)) wrong.push(`${part}: ${all.join('|')}`);
      }
      for (const { text } of shown) {
        const signs = [...text];
        if (NO_START.includes(signs[0] ?? '') || NO_END.includes(signs.at(-1) ?? '')) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
});
