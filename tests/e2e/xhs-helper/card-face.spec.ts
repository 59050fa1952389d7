import { expect, type Page, test } from '@playwright/test';
import type { CardFaceInput } from '../../../src/features/xhs-helper/model/face.ts';
import { waitForStart } from '../started.ts';
import { inputOf, RICH_TEXT } from './card-inputs.ts';
import { addCardLab } from './card-lab.ts';
import { comparePictures } from './compare-pictures.ts';
import { type RenderedCard, renderCards } from './rendered-lines.ts';

/** A page without a tool, with the content security policy that every page has. */
const PATH = '/mythinkn/portal/home';
const TOLERANCE_PX = 0.5;
const FONT_PX = 28;
/** Full-width characters of a line at the default size. */
const COLUMNS = 13;

test.use({ deviceScaleFactor: 2 });

async function openLab(page: Page): Promise<void> {
  await page.goto(PATH);
  await waitForStart(page);
  await addCardLab(page);
}

const filler = (count: number) => '一'.repeat(count);
const last = (text: string) => [...text].at(-1) ?? '';

/** Cases of a rule: texts, and what the browser must show of each. */
interface Rule {
  readonly rule: string;
  readonly texts: readonly string[];
  readonly holds: (card: RenderedCard, text: string) => boolean;
}

const CLOSING = [...'，。、：；！？）〕］｝〉》」』】〗”’％℃·／～,.!?:;)]}%'];
const OPENING = [...'（〔［｛〈《「『【〖“‘([{￥$'];
const WHOLE = [
  ...['12345', '1,234.5', '3.14%', '50％', '20kg', '5 kg', '￥99', '-15℃', '12:30', 'Hello', "don't", '"Hi"'],
  ...['——', '……', '👨‍👩‍👧', '😀', 'e\u0301', 'C++', 'C#', '50+', '5㎡', '5℃', 'H₂O', '10⁶', 'x²', '5€', '$5.00', '№5'],
  ...['@小林', '#话题', '...props', '.env', '--save', '~/bin', '&str', '//x', 'きゃ', 'ぁっ'],
];

const RULES: readonly Rule[] = [
  {
    rule: 'no closing mark begins a line',
    texts: CLOSING.flatMap((mark) => [COLUMNS - 1, COLUMNS, COLUMNS + 1].map((at) => `${filler(at)}${mark}二三四五`)),
    holds: ({ lines }) => lines.length > 1 && lines.every(({ text }) => !CLOSING.includes([...text][0] ?? '')),
  },
  {
    rule: 'no opening mark ends a line',
    texts: OPENING.flatMap((mark) => [COLUMNS - 2, COLUMNS - 1, COLUMNS].map((at) => `${filler(at)}${mark}二三四五`)),
    holds: ({ lines }) => lines.length > 1 && lines.every(({ text }) => !OPENING.includes(last(text))),
  },
  {
    rule: 'numbers with their units, words, emoji, dashes and ellipses stay whole',
    texts: WHOLE.flatMap((whole) => [9, 10, 11, 12].map((at) => `${filler(at)}${whole}二三四五`)),
    holds: ({ lines }, text) => {
      const whole = WHOLE.find((each) => text.includes(each)) ?? '';
      return lines.some((line) => line.text.includes(whole));
    },
  },
  {
    rule: 'of two marks that meet one empty half is dropped',
    texts: ['）。', '，“', '（“', '。）', '》，', '：“', '」、'].map((pair) => `一二${pair}三四`),
    holds: ({ lines }) => Math.abs(distance(lines[0]?.chars, 2) - FONT_PX / 2) <= TOLERANCE_PX,
  },
  {
    rule: 'a mark beside a Chinese character keeps its width',
    texts: ['，三', '。三', '三“', '三（'].map((pair) => `一二${pair}四五`),
    holds: ({ lines }) => Math.abs(distance(lines[0]?.chars, 2) - FONT_PX) <= TOLERANCE_PX,
  },
  {
    rule: 'an opening mark at the start of a line hangs by its empty half',
    texts: ['“一二三”', '（一二三）', '《一二三》', `${filler(COLUMNS)}《二三四》`],
    holds: ({ lines }) => Math.abs((lines.at(-1)?.chars[0]?.left ?? 0) + FONT_PX / 2) <= TOLERANCE_PX,
  },
  {
    rule: 'no letter reaches beyond the box, but for the empty half of a mark',
    texts: [filler(60), `${filler(COLUMNS)}，二三四五六七八九十。`, `${filler(8)}Hello world 123 ${filler(9)}`],
    holds: ({ lines, width }) =>
      lines.every(({ chars, text }) => {
        const hanging = CLOSING.includes(last(text)) ? FONT_PX / 2 : 0;
        return (chars.at(-1)?.right ?? 0) <= width + hanging + TOLERANCE_PX;
      }),
  },
];

function distance(chars: RenderedCard['lines'][number]['chars'] = [], at: number): number {
  return (chars[at + 1]?.left ?? Number.NaN) - (chars[at]?.left ?? Number.NaN);
}

test('the browser shows every rule of W3C clreq where the layout placed it, and an exported picture looks like the preview', async ({
  page,
  context,
}) => {
  await openLab(page);
  for (const theme of [null, 'ink'] as const) {
    for (const { rule, texts, holds } of RULES) {
      const style = { theme, paddingPx: 24, fontSizePx: FONT_PX } as const;
      const cards = await renderCards(
        page,
        texts.map((text) => inputOf(text, style)),
      );
      const broken = texts.filter((text, index) => {
        const card = cards[index];
        return card === undefined || card.deviation > TOLERANCE_PX || !holds(card, text);
      });
      expect.soft(broken, `${rule} (${theme ?? 'no theme'})`).toEqual([]);
    }
  }

  await test.step('Chinese marks of the terminal theme are as wide as its Chinese letters', async () => {
    const [card] = await renderCards(page, [
      inputOf('说“好”——行……再run(1)。', { theme: 'terminal', fontSizePx: FONT_PX }),
    ]);
    expect(card?.deviation).toBeLessThanOrEqual(TOLERANCE_PX);
    const chars = card?.lines[0]?.chars ?? [];
    const widths = chars.filter(({ char }) => /[说“”—…]/.test(char)).map(({ left, right }) => right - left);
    expect(widths.length).toBe(7);
    for (const width of widths) expect(Math.abs(width - FONT_PX)).toBeLessThanOrEqual(TOLERANCE_PX);
  });

  await test.step('an exported and a copied picture have the exact size, look like the preview, and a broken one is refused', async () => {
    const styles = [
      [inputOf(RICH_TEXT, { theme: 'magazine', hasPageNumbers: true, signature: '@慢慢来' }, 2, 9), 860, 1160],
      [inputOf(RICH_TEXT, { theme: 'night', alignment: 'center', fontSizePx: 25 }), 860, 1160],
      [inputOf(RICH_TEXT, { theme: 'notebook', size: 'portrait', lineHeight: 1.7 }), 1080, 1440],
      [onPicture(RICH_TEXT), 860, 1160],
      [coverOf('早起 21 天，我找回了自己的生活节奏'), 860, 1160],
    ] as const;
    for (const [input, width, height] of styles) {
      await page.evaluate((each) => window.cardLab.showFaces([each]), input);
      const face = page.locator('[data-card-face]');
      const preview = (await face.screenshot({ animations: 'disabled' })).toString('base64');
      const result = await page.evaluate(comparePictures, { input, preview });
      expect([result.width, result.height]).toEqual([width, height]);
      expect(result.differing, `${input.style.theme}`).toBeLessThan(0.01);
    }

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const size = await page.evaluate(async (input) => {
      await window.cardLab.copyPicture(input);
      const [item] = await navigator.clipboard.read();
      const bitmap = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
      return [bitmap.width, bitmap.height];
    }, inputOf(RICH_TEXT));
    expect(size).toEqual([860, 1160]);

    const broken = inputOf('一');
    if (broken.content.kind !== 'card') throw new Error('Not a card');
    const card = {
      ...broken.content.card,
      backgroundMode: 'image',
      backgroundImage: 'data:image/png;base64,AAAA',
    } as const;
    const error = await page.evaluate(
      (input) =>
        window.cardLab.copyPicture(input).then(
          () => null,
          (cause: { code: string; details: { number: number } }) => [cause.code, cause.details.number],
        ),
      { ...broken, content: { kind: 'card', card } } as const,
    );
    expect(error).toEqual(['face-not-ready', 1]);
  });
});

function coverOf(title: string): CardFaceInput {
  const { style } = inputOf('', { theme: 'forest' });
  return { content: { kind: 'cover', title, subtitle: '写给总说“没时间”的你' }, style, number: 1, count: 9 };
}

/** A card with white text over a picture with soft colors. */
function onPicture(text: string): CardFaceInput {
  const { content, ...input } = inputOf(text);
  if (content.kind !== 'card') throw new Error('Not a card');
  const stops = '<stop offset="0" stop-color="#1d6fa5"/><stop offset="1" stop-color="#e07a5f"/>';
  const shapes = `<linearGradient id="g">${stops}</linearGradient><rect width="900" height="600" fill="url(#g)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${shapes}</svg>`;
  const backgroundImage = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const card = { ...content.card, backgroundMode: 'image', backgroundImage, textColor: '#ffffff' } as const;
  return { ...input, content: { kind: 'card', card: { ...card, isCustomStyle: true, overlayOpacity: 0.3 } } };
}

test('thirty pictures are drawn and packed while the page keeps answering', { lock: '-exclusive-' }, async ({
  page,
}) => {
  await openLab(page);
  const themes = ['paper', 'gradient', 'terminal', null] as const;
  const inputs = Array.from({ length: 30 }, (_, index) =>
    inputOf(
      `${RICH_TEXT}\n第 ${index + 1} 张`,
      { theme: themes[index % 4] ?? null, hasPageNumbers: true },
      index + 1,
      30,
    ),
  );
  const result = await page.evaluate(async (cards) => {
    let answers = 0;
    const timer = setInterval(() => {
      answers += 1;
    });
    const progress: number[] = [];
    const files: { name: string; blob: Blob }[] = [];
    const pictures = window.cardLab.exportPictures(cards, { onProgress: (done) => progress.push(done) });
    for await (const { number, blob } of pictures) files.push({ name: `${number}.png`, blob });
    const archive = await window.cardLab.zipPictures(files);
    clearInterval(timer);
    const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
    return {
      names: files.map(({ name }) => name),
      progress,
      overhead: archive.size - bytes,
      answers,
    };
  }, inputs);
  const numbers = inputs.map(({ number }) => number);
  expect(result.names).toEqual(numbers.map((number) => `${number}.png`));
  expect(result.progress).toEqual(numbers);
  // Stored, not compressed: only names and sizes are added.
  expect(result.overhead).toBeGreaterThan(0);
  expect(result.overhead).toBeLessThan(30 * 200);
  expect(result.answers).toBeGreaterThan(3 * 30);
});
