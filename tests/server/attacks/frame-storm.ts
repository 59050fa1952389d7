import { once } from 'node:events';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { lanSignalling } from '../../../server/http/lan-signalling.ts';
import { createTestApp } from '../create-test-app.ts';
import { toSignallingUrl } from '../lan/create-lan-app.ts';
import { createRelayHarness } from '../lan/relay-harness.ts';
import { ANSWER, CANDIDATE, OFFER } from '../lan/signal-texts.ts';

const FRAMES_PER_CONNECTION = 50;
const PARALLEL = 20;

const destination = fc.constantFrom(
  'user-0',
  'user-1',
  'user-2',
  'user-3',
  'room-lanlocal',
  'room-lan1-2-3-4',
  '__proto__',
  '',
);
const message = fc.oneof(
  fc
    .record({ base: fc.constantFrom(OFFER, ANSWER, CANDIDATE), dst: destination })
    .map(({ base, dst }) => ({ ...base, dst })),
  fc.constant({ type: 'HEARTBEAT' }),
);
const frame: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 60, arbitrary: message.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.uint8Array().map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.constantFrom('['.repeat(60_000), 'x'.repeat(65_537), '{"__proto__":{}}', '') },
);

interface FrameStorm {
  /** Sends random frames over many short connections until so many were sent altogether. */
  sendUntil(total: number): Promise<void>;
  /** No connection, no place and no error is left. */
  expectNothingLeft(): Promise<void>;
}

/** The signalling, and clients that send it whatever they like. */
export async function createFrameStorm(): Promise<FrameStorm> {
  const { relay, presence, errors } = createRelayHarness({
    messagesPerSecond: Number.MAX_SAFE_INTEGER,
    messagesPerTenSeconds: Number.MAX_SAFE_INTEGER,
    socketsPerUser: PARALLEL,
  });
  const test = await createTestApp({}, { accounts: NONE, settings: NONE, upgrades: [lanSignalling(relay)] });
  onTestFinished(() => test.close());
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as { port: number };
  const frames = fc.sample(frame, { numRuns: 2000, seed: 42 });
  let sent = 0;

  async function sendSome(index: number): Promise<void> {
    const url = toSignallingUrl(port, `user-${index}`, `user${index}`);
    const socket = new WebSocket(url, { origin: `http://127.0.0.1:${port}` });
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    const [answer] = await once(socket, 'message');
    const isOpen = String(answer) === '{"type":"OPEN"}';
    for (let count = 0; isOpen && count < FRAMES_PER_CONNECTION && socket.readyState === WebSocket.OPEN; count += 1) {
      socket.send(frames[sent % frames.length] ?? '');
      sent += 1;
      // Lets the frames arrive in several pieces.
      if (count % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    }
    socket.close();
    await closed;
  }
  async function sendUntil(total: number): Promise<void> {
    await Promise.all(
      Array.from({ length: PARALLEL }, async (_, index) => {
        while (sent < total) await sendSome(index);
      }),
    );
  }

  return {
    sendUntil,
    async expectNothingLeft() {
      await expect.poll(() => relay.countConnections(), { timeout: 10_000 }).toBe(0);
      expect(await presence.list('lanlocal')).toEqual([]);
      expect(errors).toEqual([]);
    },
  };
}

const NONE = new Proxy({}, { get: () => () => {} }) as never;
