import { expect, test } from '@playwright/test';
import { simplifyMarkdown } from '../../../src/core/markdown/simplify-markdown.ts';
import { MAX_CHARS } from '../../../src/features/xhs-helper/constants.ts';
import { SPLIT_MODES } from '../../../src/features/xhs-helper/model/settings.ts';
import { waitForStart } from '../started.ts';
import { inputOf, RICH_TEXT } from './card-inputs.ts';
import { addCardLab } from './card-lab.ts';

const LIMITS = [MAX_CHARS.min, 65, MAX_CHARS.initial, 115, MAX_CHARS.max];
const SENTENCE = '今天只做一件事：把手机放在客厅，然后开始写（别回头）。';
const lines = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index + 1)).join('\n');

const TEXTS: readonly string[] = [
  '短',
  SENTENCE.repeat(12),
  lines(13, (number) => `- [ ] 第 ${number} 件小事`),
  lines(13, (number) => `- [x] ${number % 2 === 0 ? SENTENCE : '完成'}`),
  lines(30, (number) => `${number}. 喝水`),
  lines(20, (number) => `  - 第 ${number} 点，${SENTENCE}`),
  lines(24, (number) => `第 ${number} 行`),
  lines(6, (number) => `# 标题 ${number}\n\n${SENTENCE}`),
  lines(8, (number) => `###### 小标题 ${number}\n${SENTENCE}`),
  `\`\`\`js\n${lines(25, (number) => `const value${number} = compute(${number}); // ${number}`)}\n\`\`\``,
  lines(9, () => `> ${SENTENCE}`),
  RICH_TEXT.repeat(3),
  `**${SENTENCE.repeat(8)}**`,
  `==${SENTENCE.repeat(4)}==~~${SENTENCE.repeat(4)}~~`,
  `https://example.com/${'long-path/'.repeat(40)}`,
  'The quick brown fox jumps over the lazy dog, and then it rests. '.repeat(12),
  '👨‍👩‍👧😀🎉'.repeat(60),
  lines(40, (number) => (number % 2 === 0 ? '' : `空行 ${number}`)),
  'أكتب ثلاث مهام فقط كل صباح قبل العمل. '.repeat(12),
  `${SENTENCE}\n---\n${lines(12, (number) => `- 项目 ${number}`)}\n---\n${SENTENCE.repeat(5)}`,
  `|工具|用途|价格|\n|---|---|---|\n${lines(9, (number) => `|工具 ${number}|${SENTENCE}|免费|`)}`,
  `标题\n===\n${'一行<br>'.repeat(30)}\n\n|时间|事情|\n|-|-|\n${lines(20, (number) => `|早 ${number}|喝水|`)}`,
];

/** Runs in the page: cards whose picture lacks a part of their text, or draws letters beyond its edges. */
function findCut({ text, rules, style }: CutCase) {
  const cards = window.cardLab.makeCards(text, rules, style);
  window.cardLab.showFaces(
    cards.map((card, index) => ({ content: { kind: 'card', card }, style, number: index + 1, count: cards.length })),
  );
  const faces = [...document.querySelectorAll('[data-card-face]')];
  const cut = cards.filter((card, index) => {
    const face = faces[index]?.getBoundingClientRect();
    const spans = [...(faces[index]?.querySelectorAll('[data-line] span') ?? [])];
    const isInside = spans.every((span) => {
      const { top, bottom, left, right } = span.getBoundingClientRect();
      return face !== undefined && top >= face.top && bottom <= face.bottom && left >= face.left && right <= face.right;
    });
    const { rest } = window.cardLab.layOutFace({ content: { kind: 'card', card }, style }).text;
    return rest !== '' || !isInside || spans.length === 0;
  });
  const letters = faces.flatMap((face) =>
    [...face.querySelectorAll('[data-line] span')].map((span) => span.textContent),
  );
  return { cards: cards.length, cut: cut.map((card) => card.text), shown: letters.join('') };
}

interface CutCase {
  readonly text: string;
  readonly rules: Parameters<typeof window.cardLab.makeCards>[1];
  readonly style: Parameters<typeof window.cardLab.makeCards>[2];
}

const lettersOf = (text: string) =>
  [...text].filter((char) => /[\p{Script=Han}\p{Script=Arabic}]/u.test(char)).join('');

test('no card of any split shows less than it holds, and all cards together show the text', async ({ page }) => {
  test.setTimeout(900_000);
  await page.goto('/mythinkn/portal/home');
  await waitForStart(page);
  await addCardLab(page);
  const { style } = inputOf('');
  for (const text of TEXTS) {
    for (const mode of SPLIT_MODES) {
      for (const maxChars of LIMITS) {
        const rules = { mode, maxChars, spaceAsBreak: false, autoEmoji: false };
        const { cards, cut, shown } = await page.evaluate(findCut, { text, rules, style });
        const title = `${mode} ${maxChars} ${text.slice(0, 20)}`;
        expect.soft(cut, title).toEqual([]);
        expect.soft(lettersOf(shown), title).toBe(lettersOf(simplifyMarkdown(text)));
        expect(cards, title).toBeGreaterThan(0);
      }
    }
  }
});
