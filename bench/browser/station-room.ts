import type { CDPSession, Page } from '@playwright/test';
import { type Device, openDevice } from '../../tests/e2e/lan-chat/devices.ts';
import { admit, enter, expectMembers } from '../../tests/e2e/lan-chat/station-page.ts';
import type { SeededAccount } from '../../tests/e2e/seeded-accounts.ts';
import { NAME_SHIM } from './name-shim.ts';

/** A room of two browsers, whose guest can send packets past its own screen. */
export interface StationRoom {
  readonly creator: Page;
  readonly guest: Page;
  close(): Promise<void>;
}

interface GuestWindow extends Window {
  packetChannel: RTCDataChannel;
}

/** Opens a room and lets a guest in. */
export async function openStationRoom(
  origin: string,
  chromium: string,
  [first, second]: readonly SeededAccount[],
): Promise<StationRoom> {
  if (first === undefined || second === undefined) throw new Error('A room needs two accounts');
  const devices: Device[] = [];
  for (const account of [first, second]) devices.push(await openDevice(origin, account, { executablePath: chromium }));
  const [creator, guest] = devices;
  if (creator === undefined || guest === undefined) throw new Error('No device was opened');
  for (const { page } of devices) await page.addInitScript({ content: NAME_SHIM });
  await guest.page.addInitScript(keepPacketChannel);
  await enter(creator);
  await expectMembers(creator, [first.username]);
  await enter(guest);
  await admit(creator, guest);
  for (const device of devices) await expectMembers(device, [first.username, second.username]);
  return {
    creator: creator.page,
    guest: guest.page,
    close: async () => void (await Promise.all(devices.map((device) => device.close()))),
  };
}

/** Sends packets as fast as the channel takes them, or with gaps. */
export function sendPackets(guest: Page, packets: readonly object[], gapMs = 0): Promise<void> {
  return guest.evaluate(
    async ([all, gap]) => {
      const { packetChannel } = window as unknown as GuestWindow;
      for (const packet of all) {
        packetChannel.send(JSON.stringify(packet));
        if (gap > 0) await new Promise((resolve) => setTimeout(resolve, gap));
      }
    },
    [packets, gapMs] as const,
  );
}

/** Sends files as a visitor does, chosen together. */
export async function sendFiles(guest: Page, count: number): Promise<void> {
  const chooser = guest.waitForEvent('filechooser');
  await guest.locator('form button').first().click();
  const buffer = Buffer.alloc(1000);
  await (await chooser).setFiles(
    Array.from({ length: count }, (_, index) => ({ name: `file ${index}.bin`, mimeType: 'application/zip', buffer })),
  );
}

/** Starts to count the processor time of a page's main thread. @returns a function that reads the milliseconds so far. */
export async function watchPageTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await readTaskMs(session);
  return async () => (await readTaskMs(session)) - before;
}

async function readTaskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser reports no time of tasks');
  return seconds * 1000;
}

/** Runs in the page: the guest begins the connection with the creator, and with it the channel of the packets. */
function keepPacketChannel(): void {
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (label, options) {
    const channel = create.call(this, label, options);
    if (label === 'packets') (window as unknown as GuestWindow).packetChannel = channel;
    return channel;
  };
}
