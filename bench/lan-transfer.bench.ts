import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { watchHeaps } from './browser/heaps.ts';
import { connectPages, type LabWindow, openLanPage, RECEIVER, SENDER, serveLanLab } from './browser/lan-lab.ts';
import { readProcesses } from './browser/processes.ts';
import { watchResident } from './browser/resident.ts';
import { LAN_TRANSFER } from './budgets.ts';
import { createFolder } from './json/large-files.ts';
import { measureHash } from './lan/hash-speed.ts';
import type { Bench, Part } from './part.ts';
import { median } from './stats.ts';

/** Single rounds differ by a quarter. */
const ROUNDS = 5;
const MB = 1e6;
const FILE_BYTES = 100 << 20;
const BLIND_BYTES = 16 << 20;
/** Fifteen slices and the head, as the product's messages are. */
const MESSAGE_BYTES = 15 * 16_384 + 4;
/** Slices that are sent twice after a lost connection: those on their way, and those not yet written down. */
const REPEATED_BYTES = 40 << 20;

/** A file of 100 MB from one page to another in Chromium, beside a bare channel and beside the documented pauses. */
export const lanTransfer: Part = {
  name: 'lan-transfer',
  async run(bench) {
    const [server, folder] = [await serveLanLab(), await createFolder()];
    try {
      await measureHash(bench, MESSAGE_BYTES);
      const path = join(folder.path, 'file.bin');
      await writeRandomFile(path);
      const lab: Lab = {
        origin: server.origin,
        sending: await (await bench.openBrowser()).newContext({ serviceWorkers: 'block' }),
        receiving: await bench.openProfile(),
        path,
      };
      await measureSpeeds(bench, lab);
      await checkResume(bench, lab);
    } finally {
      await folder.remove();
      await server.close();
    }
  },
};

interface Lab {
  readonly origin: string;
  readonly sending: BrowserContext;
  readonly receiving: BrowserContext;
  readonly path: string;
}

interface Pair {
  readonly from: Page;
  readonly to: Page;
}

/** Each pair has a file of its own: the receiving profile would continue a stored file with the same beginning. */
async function openPair({ origin, sending, receiving, path }: Lab, hasFileSystem: boolean): Promise<Pair> {
  await writeBeginning(path);
  const from = await openLanPage(sending, origin, { hasFileSystem: true });
  const to = await openLanPage(receiving, origin, { hasFileSystem });
  await from.setInputFiles('#file', path);
  await connectPages(from, to);
  return { from, to };
}

async function closePair({ from, to }: Pair): Promise<void> {
  await from.close();
  await to.close();
}

/** One kind of transfer, a value for each round. */
interface Series {
  /** Megabytes per second. */
  readonly speeds: number[];
  /** Processor time of both browsers. */
  readonly seconds: number[];
}

/** The bare channels around each file. */
interface BareSeries {
  readonly before: Series;
  readonly after: Series;
}

const newSeries = (): Series => ({ speeds: [], seconds: [] });
const newBareSeries = (): BareSeries => ({ before: newSeries(), after: newSeries() });

/** Bytes over time of both channels of a round. */
function readBareSpeed({ before, after }: BareSeries, round: number): number {
  return 2 / (1 / (before.speeds[round] ?? 0) + 1 / (after.speeds[round] ?? 0));
}

/**
 * Variants take turns, so that a change of the machine's load meets all of them. A file stands between two bare channels over
 * the same connection, which is slower at first.
 */
async function measureSpeeds({ report }: Bench, lab: Lab): Promise<void> {
  const raw = { stored: newBareSeries(), 'in memory': newBareSeries() };
  const files = { stored: newSeries(), 'in memory': newSeries() };
  const blind: number[] = [];
  const longTasks: Record<'sender' | 'receiver', number[]> = { sender: [0], receiver: [0] };
  const heaps: number[] = [];
  const residents: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const stored = await openPair(lab, true);
    const heap = await watchHeaps(stored.to);
    await addTo(raw.stored.before, lab, () => sendBare(stored, 'sendRaw', FILE_BYTES));
    await takeLongTasks(stored);
    const before = await heap.read();
    const growth = await watchResident(lab.receiving, () => addTo(files.stored, lab, () => sendFile(stored)));
    const after = await heap.read();
    heaps.push((after.page + after.workers - before.page - before.workers) / MB);
    if (growth !== null) residents.push(growth.peak / MB);
    const tasks = await takeLongTasks(stored);
    longTasks.sender.push(...tasks.sender);
    longTasks.receiver.push(...tasks.receiver);
    await addTo(raw.stored.after, lab, () => sendBare(stored, 'sendRaw', FILE_BYTES));
    blind.push(await sendBare(stored, 'sendBlindly', BLIND_BYTES));
    await closePair(stored);
    const inMemory = await openPair(lab, false);
    await addTo(raw['in memory'].before, lab, () => sendBare(inMemory, 'sendRaw', FILE_BYTES));
    await addTo(files['in memory'], lab, () => sendFile(inMemory));
    await addTo(raw['in memory'].after, lab, () => sendBare(inMemory, 'sendRaw', FILE_BYTES));
    await closePair(inMemory);
  }
  const bare = Object.values(raw).flatMap(({ before, after }) => [before, after]);
  const measureSeries = (words: string, { speeds, seconds }: Series) => {
    report.measure({ measure: words, unit: 'MB/s', samples: speeds });
    report.measure({ measure: `${words}, processor time`, unit: 's', samples: seconds });
  };
  measureSeries('bare channel, same messages', {
    speeds: bare.flatMap(({ speeds }) => speeds),
    seconds: bare.flatMap(({ seconds }) => seconds),
  });
  report.measure({ measure: 'documented pauses', unit: 'MB/s', samples: blind });
  for (const name of ['stored', 'in memory'] as const) {
    measureSeries(`file of 100 MB, ${name}`, files[name]);
    const samples = files[name].speeds.map((speed, round) => speed / readBareSpeed(raw[name], round));
    report.measure({ measure: `÷ bare channel, ${name}`, unit: '×', samples, bar: LAN_TRANSFER.fileOverRaw });
  }
  const overBlind = files.stored.speeds.map((speed) => speed / median(blind));
  report.measure({ measure: '÷ documented pauses, stored', unit: '×', samples: overBlind });
  for (const [name, samples] of Object.entries(longTasks)) {
    report.measure({ measure: `longest task, ${name}`, unit: 'ms', samples, bar: LAN_TRANSFER.longestTaskMs });
  }
  report.measure({ measure: 'heap of the receiver grows by', unit: 'MB', samples: heaps, bar: LAN_TRANSFER.heapMB });
  if (residents.length > 0) report.measure({ measure: 'receiving renderer grows by', unit: 'MB', samples: residents });
}

/** A connection that is lost, and a reload of the receiving page: only missing slices are sent again. */
async function checkResume({ report }: Bench, lab: Lab): Promise<void> {
  const { from, to } = await openPair(lab, true);
  const fileId = await from.evaluate(() => (window as unknown as LabWindow).lanLab.offer());
  const finished = to.evaluate((id) => (window as unknown as LabWindow).lanLab.receive(id), fileId).catch(() => 0);
  const reach = (bytes: number) =>
    to.evaluate(([id, wanted]) => (window as unknown as LabWindow).lanLab.reach(id, wanted), [fileId, bytes] as const);
  await reach(FILE_BYTES / 3);
  const first = await countReceived(to);
  for (const page of [from, to]) await page.evaluate(() => (window as unknown as LabWindow).lanLab.lose());
  await connectPages(from, to, SENDER, { ...RECEIVER, peerId: 'user-2' });
  await reach((FILE_BYTES * 2) / 3);
  const second = await countReceived(to);
  await from.evaluate(() => (window as unknown as LabWindow).lanLab.lose());
  await to.reload();
  await finished;
  await connectPages(from, to, SENDER, { ...RECEIVER, peerId: 'user-3' });
  await to.evaluate((id) => (window as unknown as LabWindow).lanLab.finish(id), fileId);
  const third = await countReceived(to);
  const total = first + second + third;
  report.check(
    'a lost connection and a reload repeat few slices',
    total < FILE_BYTES * 1.05 + REPEATED_BYTES,
    `${[first, second, third].map((bytes) => Math.round(bytes / MB)).join(' + ')} MB`,
  );
  await closePair({ from, to });
}

/** Adds one transfer. Its processor time says what it costs also where other programs slow it down. */
async function addTo(series: Series, { sending, receiving }: Lab, transfer: () => Promise<number>): Promise<void> {
  const browsers = [sending, receiving].map((context) => context.browser()).filter((browser) => browser !== null);
  const readCpuMs = async () =>
    (await Promise.all(browsers.map(readProcesses))).flat().reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const before = await readCpuMs();
  series.speeds.push(await transfer());
  series.seconds.push(((await readCpuMs()) - before) / 1000);
}

function countReceived(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as LabWindow).lanLab.countReceived());
}

/** @returns megabytes per second, from the acceptance to the compared hash. */
async function sendFile({ from, to }: Pair): Promise<number> {
  const fileId = await from.evaluate(() => (window as unknown as LabWindow).lanLab.offer());
  const ms = await to.evaluate((id) => (window as unknown as LabWindow).lanLab.receive(id), fileId);
  return FILE_BYTES / MB / (ms / 1000);
}

async function sendBare({ from, to }: Pair, method: 'sendRaw' | 'sendBlindly', bytes: number): Promise<number> {
  await to.evaluate((count) => (window as unknown as LabWindow).lanLab.awaitRaw(count), bytes);
  const received = to.evaluate(() => (window as unknown as LabWindow).lanLab.receiveRaw());
  await from.evaluate(
    ([name, count, message]) => {
      const { lanLab } = window as unknown as LabWindow;
      return name === 'sendRaw' ? lanLab.sendRaw(count, message) : lanLab.sendBlindly(count);
    },
    [method, bytes, MESSAGE_BYTES] as const,
  );
  return bytes / MB / ((await received) / 1000);
}

async function takeLongTasks({ from, to }: Pair): Promise<Record<'sender' | 'receiver', number[]>> {
  const take = (page: Page) => page.evaluate(() => (window as unknown as LabWindow).lanLab.takeLongTasks());
  return { sender: await take(from), receiver: await take(to) };
}

async function writeBeginning(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(crypto.getRandomValues(new Uint8Array(1 << 10)), 0, 1 << 10, 0);
  await file.close();
}

async function writeRandomFile(path: string): Promise<void> {
  const file = await open(path, 'w');
  const piece = crypto.getRandomValues(new Uint8Array(1 << 16));
  for (let at = 0; at < FILE_BYTES; at += piece.length) {
    new DataView(piece.buffer).setUint32(0, at);
    await file.write(piece);
  }
  await file.close();
}
