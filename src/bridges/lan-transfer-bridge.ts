import type { LanTransferApi } from '../../workers/lan-transfer/lan-transfer.api.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward, type Send } from './forward.ts';

export type * from '../../workers/lan-transfer/lan-transfer.api.ts';

/**
 * The bytes of the LAN station's files, as the page calls them. A channel is handed over in the same task in which it was
 * created. A call fails with `worker-unavailable` when the worker has crashed; files that were being received are lost then.
 */
export interface LanTransferTool extends Forwarded<LanTransferApi> {
  /** Ends the worker and with it every transfer. */
  end(): void;
}

/** Starts at the first call. Where channels cannot be handed to a worker, the same service runs on this page. */
export function openLanTransfer(): LanTransferTool {
  return canTransferChannels() ? openInWorker() : openOnPage();
}

function openInWorker(): LanTransferTool {
  const bridge = createBridge<LanTransferApi>({
    startWorker: () =>
      new Worker(new URL('../../workers/lan-transfer/lan-transfer.worker.ts', import.meta.url), {
        type: 'module',
        name: 'lan-transfer',
      }),
  });
  const send: Send<LanTransferApi> = (name, args) => {
    const [first] = args;
    return bridge.call(name, args, first instanceof RTCDataChannel ? { transfer: [first] } : {});
  };
  return Object.assign(forward<LanTransferApi>(send), { end: () => bridge.stop() });
}

function openOnPage(): LanTransferTool {
  const load = async () => {
    const { createLocalLanTransfer } = await import('../../workers/lan-transfer/lan-transfer.local.ts');
    return createLocalLanTransfer();
  };
  let service: Promise<LanTransferApi> | null = null;
  const send: Send<LanTransferApi> = async (name, args) => {
    service ??= load();
    const method = (await service)[name] as (...list: readonly unknown[]) => never;
    return method(...args);
  };
  return Object.assign(forward<LanTransferApi>(send), {
    end: () => {
      service = null;
    },
  });
}

/** Some browsers refuse to transfer a channel, whatever its type says. */
function canTransferChannels(): boolean {
  if (typeof RTCPeerConnection !== 'function' || typeof Worker !== 'function') return false;
  const connection = new RTCPeerConnection();
  const { port1 } = new MessageChannel();
  try {
    port1.postMessage(null, [connection.createDataChannel('probe', { negotiated: true, id: 0 })]);
    return true;
  } catch {
    return false;
  } finally {
    port1.close();
    connection.close();
  }
}
