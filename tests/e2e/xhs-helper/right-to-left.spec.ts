import { expect, type Page, test } from '@playwright/test';
import type { CardFaceInput } from '../../../src/features/xhs-helper/model/face.ts';
import { waitForStart } from '../started.ts';
import { inputOf } from './card-inputs.ts';
import { addCardLab } from './card-lab.ts';
import { comparePictures } from './compare-pictures.ts';

const ARABIC = [
  '# تنظيم الوقت في الصباح',
  '',
  'أستيقظ كل يوم في الساعة 6:30، ثم أشرب كوبين من الماء. **القاعدة الأولى** هي ==البداية الصغيرة==، و`commit` في المساء.',
  '',
  '- أترك الهاتف في غرفة أخرى',
  '- [x] أكتب ثلاث مهام فقط',
  '',
  '> لا تطلب الكثير (خطوة واحدة تكفي).',
].join('\n');
const HEBREW = 'בכל בוקר אני קם בשעה 6:30, שותה שתי כוסות מים וכותב שלוש משימות. 早起 זה לא קשה!';
const TOLERANCE_PX = 1;

test.use({ deviceScaleFactor: 2 });

async function openLab(page: Page): Promise<void> {
  await page.goto('/mythinkn/portal/home');
  await waitForStart(page);
  await addCardLab(page);
}

/** Cards of a whole text as the tool divides it. */
async function divide(page: Page, input: CardFaceInput): Promise<CardFaceInput[]> {
  const texts = await page.evaluate((each) => window.cardLab.continueFaceText(each), input);
  return texts.map((text, index) => inputOf(text, input.style, index + 1, texts.length));
}

/** Runs in the page: for every line the places of its letters in the order of the text, and its box. */
function readLines() {
  return [...document.querySelectorAll<HTMLElement>('[data-flow]')].map((line) => {
    const box = line.getBoundingClientRect();
    const letters = [...line.querySelectorAll('span')].flatMap((span) => {
      const node = span.firstChild;
      return [...(span.textContent ?? '')].map((char, index) => {
        const range = document.createRange();
        if (node === null) throw new Error('An empty span');
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, right } = range.getBoundingClientRect();
        return { char, left: left - box.left, right: right - box.left };
      });
    });
    const rows = new Set(
      [...line.querySelectorAll('span')].map((span) => Math.round(span.getBoundingClientRect().top)),
    );
    return { letters, width: box.width, rows: rows.size, direction: getComputedStyle(line).direction };
  });
}

test('Arabic and Hebrew paragraphs run from the right, stay in their box and are on the cards completely', async ({
  page,
}) => {
  await openLab(page);
  for (const text of [ARABIC, HEBREW.repeat(6)]) {
    const cards = await divide(page, inputOf(text, { theme: 'paper' }));
    expect(cards.length).toBeGreaterThan(1);
    await page.evaluate((inputs) => window.cardLab.showFaces(inputs), cards);
    const lines = await page.evaluate(readLines);
    expect(lines.length).toBeGreaterThan(4);
    for (const { letters, width, direction } of lines) {
      expect(direction).toBe('rtl');
      const [first] = letters;
      expect(Math.max(...letters.map(({ right }) => right))).toBeLessThanOrEqual(width + TOLERANCE_PX);
      expect(Math.min(...letters.map(({ left }) => left))).toBeGreaterThanOrEqual(-TOLERANCE_PX);
      if (first !== undefined && /[\u0590-\u08ff]/.test(first.char)) {
        expect(width - first.right, letters.map(({ char }) => char).join('')).toBeLessThanOrEqual(TOLERANCE_PX);
      }
      const strong = letters.filter(({ char }) => /[\u05d0-\u05ea\u0621-\u064a]/.test(char));
      for (const [index, letter] of strong.entries()) {
        expect(letter.left).toBeLessThanOrEqual((strong[index - 1]?.left ?? Number.POSITIVE_INFINITY) + TOLERANCE_PX);
      }
    }
    const letters = (whole: string) => [...whole].filter((char) => /[\p{L}\p{N}]/u.test(char) && char !== 'x').join('');
    expect(letters(lines.flatMap((line) => line.letters.map(({ char }) => char)).join(''))).toBe(letters(text));
  }

  await test.step('an exported picture with Arabic lines looks like the preview', async () => {
    const covers = { title: 'تنظيم الوقت في الصباح قبل العمل', subtitle: '#وقت #عادات' };
    const { style } = inputOf('', { theme: 'forest' });
    const pictures: CardFaceInput[] = [
      ...(await divide(page, inputOf(ARABIC, { theme: 'magazine', hasPageNumbers: true, signature: '@سارة' }))),
      ...(await divide(page, inputOf(HEBREW, { theme: 'notebook', size: 'portrait' }))),
      { content: { kind: 'cover', ...covers }, style, number: 1, count: 9 },
    ];
    for (const input of pictures) {
      await page.evaluate((each) => window.cardLab.showFaces([each]), input);
      const face = page.locator('[data-card-face]');
      const preview = (await face.screenshot({ animations: 'disabled' })).toString('base64');
      const { differing } = await page.evaluate(comparePictures, { input, preview });
      expect(differing, `${input.style.theme} ${input.number}`).toBeLessThan(0.01);
    }
  });
});
