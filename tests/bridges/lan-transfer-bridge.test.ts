import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLanTransfer } from '../../src/bridges/lan-transfer-bridge.ts';
import type { LanTransferApi } from '../../workers/lan-transfer/lan-transfer.api.ts';
import { FakeWorker } from './fake-worker.ts';

const ID = 'a'.repeat(32);
const workers: FakeWorker[] = [];

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
  vi.unstubAllGlobals();
});

/** A browser whose channels can be transferred, like the ports that stand for them here. */
function stubBrowser(service: Partial<LanTransferApi>, createDataChannel: () => unknown): void {
  vi.stubGlobal('RTCDataChannel', MessagePort);
  vi.stubGlobal(
    'RTCPeerConnection',
    class {
      createDataChannel = createDataChannel;
      close(): void {}
    },
  );
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super(service);
        workers.push(this);
      }
    },
  );
}

describe('the bridge of the files', () => {
  it('hands channels over, and calls without one as well', async () => {
    const channel = new MessageChannel().port1;
    const attached: unknown[] = [];
    const service: Partial<LanTransferApi> = {
      attachSender: (received, id) => void attached.push(received instanceof MessagePort, id),
      progress: () => [{ id: 1, doneBytes: 2 }],
      getSlices: () => new Uint8Array([3]),
      receive: async () => 'complete',
    };
    stubBrowser(service, () => new MessageChannel().port1);
    const tool = openLanTransfer();
    await tool.attachSender(channel as unknown as RTCDataChannel, 7);
    expect(attached).toEqual([true, 7]);
    expect(await tool.progress()).toEqual([{ id: 1, doneBytes: 2 }]);
    expect(await tool.getSlices(ID)).toEqual(new Uint8Array([3]));
    expect(await tool.receive(1)).toBe('complete');
    tool.end();
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it.each([
    ['channels cannot be transferred', () => ({})],
    [
      'no channel can be created',
      () => {
        throw new DOMException('no', 'NotSupportedError');
      },
    ],
  ])('runs the service on the page where %s', async (_name, createDataChannel) => {
    stubBrowser({}, createDataChannel);
    const tool = openLanTransfer();
    const opened = await tool.open({ fileId: ID, bytes: 5, sliceBytes: 4, slices: null });
    expect(opened).toEqual({ missing: [0, 2], isStored: false });
    expect(await tool.progress()).toEqual([]);
    expect(workers).toEqual([]);
  });
});
