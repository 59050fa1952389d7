import { expect, type Page } from '@playwright/test';
import { FILE_CHANNELS } from '../../../src/features/lan-chat/constants.ts';

/** Bytes of files that have left a page. */
interface SentFiles {
  /** Channels that were opened for files. */
  readonly channels: number;
  readonly bytes: number;
}

interface Watch {
  readonly sent: () => Promise<SentFiles>;
  /** Sends a packet to every device, past the screen. */
  readonly say: (packet: object) => void;
  /** Packets that were sent and received. */
  readonly packets: { readonly type: string; readonly fileId?: string; readonly isOwn: boolean }[];
}

type WatchedWindow = Window & { watch: Watch };

/** From its next load on, the page counts what its connections send. */
export async function watchChannels(page: Page): Promise<void> {
  await page.addInitScript(watch, FILE_CHANNELS.first);
}

/** Waits until no file is sent any more. */
export async function readSentFiles(page: Page): Promise<SentFiles> {
  let [before, still] = ['', 0];
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await page.evaluate(() => (window as unknown as WatchedWindow).watch.sent()));
        still = now === before ? still + 1 : 0;
        before = now;
        return still;
      },
      { intervals: [200], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(8);
  return JSON.parse(before);
}

/** The id of the file that a page has offered last; null where it has offered none to anybody. */
export function readOfferedId(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      (window as unknown as WatchedWindow).watch.packets.findLast(({ type, isOwn }) => isOwn && type === 'file-meta')
        ?.fileId ?? null,
  );
}

/** Sends packets to every connected device, past the screen. */
export function sendPackets(page: Page, packets: readonly object[]): Promise<void> {
  return page.evaluate((all) => {
    for (const packet of all) (window as unknown as WatchedWindow).watch.say(packet);
  }, packets);
}

/** Asks every connected device for a file, past the screen, until it was refused once more. */
export async function askForFile(page: Page, fileId: string): Promise<void> {
  const countRefusals = () =>
    page.evaluate(
      (id) =>
        (window as unknown as WatchedWindow).watch.packets.filter(
          ({ type, fileId, isOwn }) => !isOwn && type === 'file-cancel' && fileId === id,
        ).length,
      fileId,
    );
  const before = await countRefusals();
  // A connection may be on its way after a succession.
  await expect(async () => {
    await sendPackets(page, [{ type: 'file-accept', fileId, missing: [] }]);
    await expect.poll(countRefusals, { timeout: 1000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 20_000 });
}

/** Runs in the page. */
function watch(firstFileChannel: number): void {
  const connections: RTCPeerConnection[] = [];
  const packetChannels: RTCDataChannel[] = [];
  const packets: { type: string; isOwn: boolean }[] = [];
  const bytes = new Map<string, number>();
  let channels = 0;

  const keep = (channel: RTCDataChannel) => {
    if (channel.label !== 'packets') return;
    packetChannels.push(channel);
    const note = (data: unknown, isOwn: boolean) => {
      if (typeof data === 'string') packets.push({ ...JSON.parse(data), isOwn });
    };
    channel.addEventListener('message', ({ data }) => note(data, false));
    const send = channel.send.bind(channel);
    channel.send = (data: never) => {
      note(data, true);
      send(data);
    };
  };

  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
      this.addEventListener('datachannel', ({ channel }) => keep(channel));
    }
    override createDataChannel(label: string, options?: RTCDataChannelInit): RTCDataChannel {
      const channel = super.createDataChannel(label, options);
      if ((options?.id ?? 0) >= firstFileChannel) channels += 1;
      keep(channel);
      return channel;
    }
  };

  // A channel that is closed has no more statistics: its last ones are kept.
  async function count(): Promise<void> {
    for (const [index, connection] of connections.entries()) {
      for (const entry of (await connection.getStats()).values()) {
        if (entry.type !== 'data-channel' || entry.dataChannelIdentifier < firstFileChannel) continue;
        bytes.set(`${index} ${entry.id}`, entry.bytesSent);
      }
    }
  }
  setInterval(() => void count(), 100);

  const sent = async () => {
    await count();
    return { channels, bytes: [...bytes.values()].reduce((sum, each) => sum + each, 0) };
  };
  const say = (packet: object) => {
    for (const channel of packetChannels) if (channel.readyState === 'open') channel.send(JSON.stringify(packet));
  };
  Object.assign(window, { watch: { sent, say, packets } });
}
