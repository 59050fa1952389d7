import { LAN_SIGNALLING_PATH, type LanTicket } from '../../../core/contracts/lan.ts';
import { loadTwice } from '../../../shared/lazy/load-twice.ts';
import { createPeerError } from './peer-errors.ts';
import type { PeerNetwork } from './peer-link.ts';
import { createPeerjsDevice, guardSignalling, waitForSignalling } from './peerjs-device.ts';

/** The last part of the path of the signalling, which the library adds itself. */
const LIBRARY_PATH = 'peerjs';
const ID_PATTERN = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Where the service is, in the words of `location` and `URL`. */
interface ServiceAddress {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** Devices over PeerJS, with the signalling of the server that answers the page's calls and no foreign hosts. */
export function createPeerjsNetwork(address: ServiceAddress): PeerNetwork {
  return {
    async open({ id, ticket, signal }) {
      if (!ID_PATTERN.test(id)) throw createPeerError('refused', `No id of a device: ${id}`);
      if (typeof RTCPeerConnection === 'undefined') throw createPeerError('browser', 'No WebRTC');
      const { Peer } = await loadLibrary();
      signal.throwIfAborted();
      const peer = new Peer(id, toPeerOptions(address, ticket));
      guardSignalling(peer);
      try {
        await waitForSignalling(peer, signal);
      } catch (error) {
        peer.destroy();
        throw error;
      }
      const device = createPeerjsDevice(peer, id);
      signal.addEventListener('abort', () => device.end());
      return device;
    },
  };
}

/** The library's options, none of which is left to its foreign defaults. */
export function toPeerOptions({ protocol, hostname, port }: ServiceAddress, { ticket, iceServers }: LanTicket) {
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    path: LAN_SIGNALLING_PATH.slice(0, -LIBRARY_PATH.length),
    secure,
    key: LIBRARY_PATH,
    token: ticket,
    debug: 0,
    config: {
      iceServers: iceServers.map(({ urls, username, credential }) => ({
        urls: [...urls],
        ...(username === undefined ? {} : { username }),
        ...(credential === undefined ? {} : { credential }),
      })),
    },
  };
}

/** @throws AppError `network` where the library cannot be loaded. */
async function loadLibrary() {
  try {
    return await loadTwice(() => import('peerjs'));
  } catch {
    throw createPeerError('network', 'The peer library was not loaded');
  }
}
