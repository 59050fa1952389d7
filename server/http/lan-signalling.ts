import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { LAN_SIGNALLING_PATH } from '../../src/core/contracts/lan.ts';
import { SIGNALLING_LIMITS } from '../services/lan/constants.ts';
import type { Relay } from '../services/lan/relay.ts';
import { CLOSE_CODES, type Wire } from '../services/lan/wire.ts';
import type { UpgradeRoute } from './upgrades.ts';

/** Time for the other side to close its end. */
const CLOSE_GRACE_MS = 1000;

/**
 * The signalling as the peer library connects to it: `key`, `id` and `token` (the ticket) stand in the query. Every handshake
 * is accepted and refused afterwards, because the library shows a refused one only as a failure of the network.
 */
export function lanSignalling(relay: Pick<Relay, 'connect' | 'sayGoodbye'>): UpgradeRoute {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: SIGNALLING_LIMITS.messageBytes,
  });
  const known = new WeakSet<AbortSignal>();
  return {
    path: LAN_SIGNALLING_PATH,
    accept({ request, socket, head, caller, stopSignal }) {
      if (!known.has(stopSignal)) {
        known.add(stopSignal);
        stopSignal.addEventListener('abort', () => relay.sayGoodbye(), { once: true });
      }
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      const id = searchParams.get('id') ?? '';
      const ticket = searchParams.get('token') ?? '';
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const listener = relay.connect(toWire(webSocket), { id, ticket, caller });
        webSocket.on('message', (data, isBinary) => {
          if (isBinary) listener.onFault(CLOSE_CODES.notText, 'text only');
          else listener.onText(toText(data));
        });
        webSocket.on('pong', () => listener.onPong());
        // A frame that breaks the protocol; the library closes the connection.
        webSocket.on('error', () => listener.onFault(CLOSE_CODES.refused, 'bad frame'));
        webSocket.once('close', () => listener.onClose());
      });
    },
  };
}

function toWire(webSocket: WebSocket): Wire {
  return {
    send: (text) => webSocket.send(text),
    get bufferedBytes() {
      return webSocket.bufferedAmount;
    },
    ping: () => {
      if (webSocket.readyState === webSocket.OPEN) webSocket.ping();
    },
    pause: () => webSocket.pause(),
    resume: () => webSocket.resume(),
    close(code, reason) {
      webSocket.close(code, reason);
      const timer = setTimeout(() => webSocket.terminate(), CLOSE_GRACE_MS).unref();
      webSocket.once('close', () => clearTimeout(timer));
    },
    terminate: () => webSocket.terminate(),
  };
}

/** Text frames arrive as one buffer, which the library has checked to be UTF-8. */
function toText(data: RawData): string {
  return data.toString();
}
