import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { portalPath, withBase } from '../../src/core/paths.ts';
import { FOLDER, PHOTOS, readArchive, writeFiles } from '../e2e/lan-chat/many-files.ts';
import { readAccounts, type SeededAccount, seedAccounts } from '../e2e/seeded-accounts.ts';
import { ROOT } from '../runner/command.ts';
import { type Counts, FAILED_CHECK, PASSED_CHECK, sumCounts } from '../runner/summary.ts';
import { startServer } from '../server/built-server.ts';
import {
  launchChromium,
  launchFirefox,
  openDevice,
  type StationBrowser,
  type StationDevice,
} from './station-device.ts';

/** More than one of the pieces in which a page keeps a file that has no place on the disk, and no whole number of slices. */
const FILE_BYTES = (8 << 20) + 12_345;
const STATION = withBase(portalPath('lan-chat'));

/**
 * Chromium and Firefox in one room of the station, each of them once as its creator. One count for each order. Firefox also
 * gets 100 photos and a folder with three levels.
 */
export async function checkStation(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'mythinkn-station-'));
  const data = join(folder, 'data');
  seedAccounts(data);
  const [, first, second] = readAccounts(data);
  if (first === undefined || second === undefined) throw new Error('Too few accounts were seeded');
  const environment = { PORT: '0', HOST: 'localhost', MYTHINKN_DATA: data };
  const server = await startServer(join(ROOT, 'dist', 'server', 'main.js'), environment);
  const origin = `http://localhost:${server.port}`;
  const browsers: StationBrowser[] = [];
  try {
    browsers.push(await launchChromium(join(folder, 'chromium')), await launchFirefox(join(folder, 'firefox')));
    const counts: Counts[] = [];
    for (const order of [browsers, browsers.toReversed()]) {
      counts.push(await checkOrder(order, [first, second], origin, folder));
    }
    return sumCounts(counts);
  } catch (error) {
    console.error(String(error));
    return FAILED_CHECK;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    server.process.kill();
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkOrder(
  browsers: readonly StationBrowser[],
  accounts: readonly SeededAccount[],
  origin: string,
  folder: string,
): Promise<Counts> {
  const [creatorName = '', guestName = ''] = browsers.map(({ name }) => name);
  const title = `${guestName} in a room of ${creatorName}: texts and files of 8 MB both ways`;
  const devices: StationDevice[] = [];
  try {
    for (const [index, browser] of browsers.entries()) {
      const account = accounts[index];
      if (account !== undefined) devices.push(await openDevice(browser, account, origin));
    }
    const [creator, guest] = devices;
    if (creator === undefined || guest === undefined) throw new Error('A device is missing');
    await meet(creator, guest, `${origin}${STATION}`);
    // WebDriver cannot choose a folder, so that Firefox only receives one.
    if (creator.browserName === 'Chromium') await sendMany(creator, guest, join(folder, 'many'));
    for (const [from, to] of [
      [creator, guest],
      [guest, creator],
    ] as const) {
      await sendText(from, to);
      await sendFile(from, to, folder);
    }
    const errors = devices.flatMap((device) => device.errors);
    if (errors.length > 0) throw new Error(errors.join('; '));
    console.log(`passed ${title}`);
    return PASSED_CHECK;
  } catch (error) {
    console.log(`failed ${title}: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED_CHECK;
  } finally {
    await Promise.all(devices.map((device) => device.close()));
  }
}

/** The guest waits at the door until the creator lets it in. */
async function meet(creator: StationDevice, guest: StationDevice, url: string): Promise<void> {
  for (const device of [creator, guest]) {
    await device.open(url);
    await device.click('加入小驿站');
    await device.waitForText(device === creator ? '驿站已创建，邀请朋友加入吧' : '等待站长同意');
  }
  await creator.click(`同意 ${guest.username} 进入`);
  for (const device of [creator, guest]) await device.waitForText('在线成员 · 2');
}

async function sendText(from: StationDevice, to: StationDevice): Promise<void> {
  const text = `你好，我是 ${from.username}`;
  await from.say(text);
  for (const device of [from, to]) await device.waitForMessage(text);
}

async function sendFile(from: StationDevice, to: StationDevice, folder: string): Promise<void> {
  const name = `${from.browserName}-${from.username}.bin`;
  const bytes = randomBytes(FILE_BYTES);
  const path = join(folder, name);
  await writeFile(path, bytes);
  await from.choose('发送文件或图片', [path]);
  await to.click(`接收 ${name}`);
  const saved = await to.save(`保存 ${name}`, name, FILE_BYTES);
  if (!saved.equals(bytes)) throw new Error(`${name} is damaged in ${to.browserName}`);
}

/** 100 photos and a folder with three levels become one archive with the same files. */
async function sendMany(from: StationDevice, to: StationDevice, folder: string): Promise<void> {
  const hashes = await writeFiles([...PHOTOS, ...FOLDER], (path) => join(folder, path));
  await from.choose(
    '发送文件或图片',
    PHOTOS.map((name) => join(folder, name)),
  );
  await to.click('全部接收（100）');
  await to.waitForText('已收到 100/100 个');
  await from.choose('发送文件夹', [join(folder, dirname(FOLDER[0] ?? ''))]);
  await to.click('全部接收（5）');
  await to.waitForText('已收到 5/5 个');
  const saved = readArchive(await to.saveArchive('全部保存（105）'));
  if (!isDeepStrictEqual(saved, hashes)) throw new Error(`the archive of ${to.browserName} differs from the files`);
}
