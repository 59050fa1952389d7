import { randomBytes } from 'node:crypto';
import { log } from '../tests/e2e/lan-chat/station-page.ts';
import { readAccounts, seedAccounts } from '../tests/e2e/seeded-accounts.ts';
import { startProductServer } from './browser/product-server.ts';
import { openStationRoom, type StationRoom, sendFiles, sendPackets, watchPageTime } from './browser/station-room.ts';
import { STATION } from './budgets.ts';
import type { Bench, Part } from './part.ts';

const ROUNDS = 5;
const TEXTS = 300;
const OFFERS = 100;
/** Between the texts of a stream, as of a program that passes on a log. */
const GAP_MS = 20;
/** Long enough for a burst to be shown and for the page to be quiet again. */
const WINDOW_MS = 2500;

const MEASURES = {
  quiet: ['a quiet room', null],
  texts: [`${TEXTS} texts at once`, STATION.burstMs],
  message: [`a text after ${TEXTS}`, STATION.messageMs],
  offers: [`${OFFERS} files offered at once`, STATION.burstMs],
  stream: [`${TEXTS} texts, one every ${GAP_MS} ms`, STATION.streamMs],
} as const;
type Samples = Record<keyof typeof MEASURES, number[]>;

/** What a guest's bursts cost the page of the room's creator: processor time of its main thread until it is quiet again. */
export const pageStation: Part = {
  name: 'page-station',
  async run({ report, chromium }) {
    const server = await startProductServer(seedAccounts);
    const samples: Samples = { quiet: [], texts: [], message: [], offers: [], stream: [] };
    let rightCount = 0;
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const measureRoom of [measureBursts, measureStream]) {
          const room = await openStationRoom(server.origin, await chromium(), readAccounts(server.data));
          if (await measureRoom(room, samples)) rightCount += 1;
          await room.close();
        }
      }
    } finally {
      await server.stop();
    }
    report.check('every text and the card of the files are shown', rightCount === 2 * ROUNDS);
    reportAll(report, samples);
  },
};

/** @returns whether everything is shown. */
async function measureBursts(room: StationRoom, samples: Samples): Promise<boolean> {
  await measure(room, async () => undefined);
  samples.quiet.push(await measure(room, async () => undefined));
  samples.texts.push(await measure(room, () => sendTexts(room, 0, TEXTS)));
  const showsBurst = await showsTexts(room, TEXTS);
  samples.message.push(await measure(room, () => sendTexts(room, TEXTS, 1)));
  samples.offers.push(await measure(room, () => sendFiles(room.guest, OFFERS)));
  return showsBurst && (await showsTexts(room, TEXTS + 1)) && (await showsOffers(room));
}

async function measureStream(room: StationRoom, samples: Samples): Promise<boolean> {
  samples.stream.push(await measure(room, () => sendTexts(room, 0, TEXTS, GAP_MS)));
  return showsTexts(room, TEXTS);
}

function reportAll(report: Bench['report'], samples: Samples): void {
  for (const [name, [measureName, bar]] of Object.entries(MEASURES)) {
    const series = { measure: measureName, unit: 'ms', samples: samples[name as keyof Samples] };
    report.measure(bar === null ? series : { ...series, bar });
  }
}

async function measure({ creator }: StationRoom, act: () => Promise<void>): Promise<number> {
  const readMs = await watchPageTime(creator);
  await act();
  await creator.waitForTimeout(WINDOW_MS);
  return await readMs();
}

function sendTexts({ guest }: StationRoom, first: number, count: number, gapMs = 0): Promise<void> {
  const packets = Array.from({ length: count }, (_, index) => ({
    type: 'text',
    id: randomBytes(16).toString('hex'),
    content: toText(first + index),
    username: '',
    from: 'user-1',
    timestamp: Date.now(),
  }));
  return sendPackets(guest, packets, gapMs);
}

function toText(number: number): string {
  return `No. ${number} of a burst`;
}

/** Whether so many texts are there, and the last one is in view. */
async function showsTexts({ creator }: StationRoom, count: number): Promise<boolean> {
  const lastIndex = await log(creator).locator('[data-index]').last().getAttribute('data-index');
  return (
    Number(lastIndex) >= count &&
    log(creator)
      .getByText(toText(count - 1), { exact: true })
      .isVisible()
  );
}

function showsOffers({ creator }: StationRoom): Promise<boolean> {
  return log(creator)
    .locator('strong', { hasText: String(OFFERS) })
    .isVisible();
}
