import type { Page } from '@playwright/test';
import { createCard } from '../src/features/xhs-helper/model/card.ts';
import type { CardFaceInput } from '../src/features/xhs-helper/model/face.ts';
import { DEFAULT_STYLE, exportSizePx } from '../src/features/xhs-helper/model/settings.ts';
import { THEME_IDS } from '../src/features/xhs-helper/model/themes.ts';
import { type LabWindow, openCardLab, serveCardLab } from './browser/card-lab.ts';
import { CARD_EXPORT } from './budgets.ts';
import { CARD_TEXTS } from './card-split/content.ts';
import type { Bench, Part } from './part.ts';
import { medianRatio } from './timing.ts';

const ROUNDS = 24;
const BATCH_COUNT = 30;
const BATCH_ROUNDS = 3;
const CARD_CHARS = 110;

/** Pictures of cards in Chromium: one of each theme, beside encoding the same pixels again, and a batch. */
export const cardExport: Part = {
  name: 'card-export',
  async run(bench) {
    const server = await serveCardLab();
    try {
      const page = await openCardLab(await bench.openBrowser(), server.origin);
      await measurePictures(bench, page);
      await measureBatch(bench, page);
    } finally {
      await server.close();
    }
  },
};

async function measurePictures({ report }: Bench, page: Page): Promise<void> {
  const inputs = writeCards(ROUNDS);
  const [first, ...timed] = await page.evaluate(async (cards) => {
    const results = [];
    for (const card of cards) results.push(await (window as unknown as LabWindow).cardLab.timePicture(card));
    return results;
  }, inputs);
  if (first === undefined) throw new Error('No picture was timed');
  const { width, height } = exportSizePx(DEFAULT_STYLE.size);
  const isRight = [first, ...timed].every(({ widthPx, heightPx }) => widthPx === width && heightPx === height);
  report.check('every picture has its size', isRight, `${width} x ${height}`);
  const [draws, encodes] = [timed.map(({ drawMs }) => drawMs), timed.map(({ encodeMs }) => encodeMs)];
  report.measure({ measure: 'first picture', unit: 'ms', samples: [first.drawMs], bar: CARD_EXPORT.pictureMs });
  report.measure({
    measure: 'picture',
    unit: 'ms',
    samples: draws,
    bar: CARD_EXPORT.pictureMs,
    baseline: { name: 'encoding alone', ratio: medianRatio(encodes, draws) },
  });
}

async function measureBatch({ report }: Bench, page: Page): Promise<void> {
  const inputs = writeCards(BATCH_COUNT);
  const longest: number[] = [];
  let pictures = 0;
  for (let round = 0; round < BATCH_ROUNDS; round++) {
    const batch = await page.evaluate((cards) => (window as unknown as LabWindow).cardLab.timeBatch(cards), inputs);
    pictures += batch.pictures;
    longest.push(Math.max(0, ...batch.longTasksMs));
  }
  report.check('every picture of the batches was drawn', pictures === BATCH_COUNT * BATCH_ROUNDS, `${pictures}`);
  report.measure({
    measure: `longest task, ${BATCH_COUNT} pictures`,
    unit: 'ms',
    samples: longest,
    bar: CARD_EXPORT.longestTaskMs,
  });
}

/** Full cards with page number and signature, in all themes by turns. */
function writeCards(count: number): CardFaceInput[] {
  const prose = CARD_TEXTS.join('').replace(/\s/g, '');
  return Array.from({ length: count }, (_, index) => {
    const start = (index * CARD_CHARS) % Math.max(prose.length - CARD_CHARS, 1);
    const text = [...prose.slice(start)].slice(0, CARD_CHARS).join('');
    const card = createCard({ segment: text, text }, index, `card-${index}`);
    const theme = THEME_IDS[index % THEME_IDS.length] ?? null;
    const style = { ...DEFAULT_STYLE, theme, hasPageNumbers: true, signature: '@mythinkn' };
    return { content: { kind: 'card', card }, style, number: index + 1, count };
  });
}
