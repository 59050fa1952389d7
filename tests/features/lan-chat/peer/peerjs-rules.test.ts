import { PeerErrorType } from 'peerjs';
import { describe, expect, it, test } from 'vitest';
import type { LanTicket } from '../../../../src/core/contracts/lan.ts';
import { toPeerError } from '../../../../src/features/lan-chat/peer/peer-errors.ts';
import { toPeerOptions } from '../../../../src/features/lan-chat/peer/peerjs-network.ts';
import { isProbe, isSafeSignal } from '../../../../src/features/lan-chat/peer/signal-guard.ts';
import { toJoinEvent } from '../../../../src/features/lan-chat/room/join-failures.ts';

const TICKET: LanTicket = {
  room: 'lanlocal',
  address: '127.0.0.1',
  userId: 'u',
  username: 'ann',
  ticket: 'once',
  secret: 'secret',
  expiresAt: 1,
  memberKey: 'key',
  removed: [],
  mayFound: true,
  iceServers: [],
};

test.each([
  ['invalid-id', 'refused'],
  ['invalid-key', 'refused'],
  ['unavailable-id', 'id-taken'],
  ['peer-unavailable', 'peer-missing'],
  ['ssl-unavailable', 'network'],
  ['socket-error', 'network'],
  ['socket-closed', 'network'],
  ['webrtc', 'connection'],
  ['disconnected', 'network'],
  ['not-open-yet', 'connection'],
  ['message-too-big', 'connection'],
  ['server-error', 'server'],
  ['browser-incompatible', 'browser'],
  ['toString', 'connection'],
])('the library error %s is %s', (type, code) => {
  expect(toPeerError(type, '').code).toBe(code);
});

test('every error type of the library has a code', () => {
  for (const type of Object.values(PeerErrorType)) expect(toPeerError(type, 'x').message).toBe(`${type}: x`);
});

describe('the options of the library', () => {
  it.each([
    ['http:', '', 80, false],
    ['https:', '', 443, true],
    ['http:', '5302', 5302, false],
  ])('for %s and the port "%s" point to the own server', (protocol, port, expected, secure) => {
    expect(toPeerOptions({ protocol, hostname: '192.168.1.2', port }, TICKET)).toEqual({
      host: '192.168.1.2',
      port: expected,
      path: '/mythinkn/',
      secure,
      key: 'peerjs',
      token: 'once',
      debug: 0,
      config: { iceServers: [] },
    });
  });

  it.each([
    ['https://api.example', { host: 'api.example', port: 443, secure: true }],
    ['https://api.example:8443', { host: 'api.example', port: 8443, secure: true }],
    ['http://localhost:8080', { host: 'localhost', port: 8080, secure: false }],
  ])('for a service at %s point there', (origin, expected) => {
    expect(toPeerOptions(new URL(origin), TICKET)).toMatchObject(expected);
  });
});

test.each([
  [{ type: 'PROBE' }, true],
  [{ type: 'OPEN' }, false],
  ['PROBE', false],
  [null, false],
])('%j asks whether the page runs: %s', (message, isAsked) => {
  expect(isProbe(message)).toBe(isAsked);
  // The library does not know it.
  if (isAsked) expect(isSafeSignal(message, () => true)).toBe(false);
});

describe('a message of the signalling', () => {
  const offer = {
    type: 'OFFER',
    src: 'user-1',
    payload: { type: 'data', serialization: 'raw', connectionId: 'new', sdp: { type: 'offer', sdp: 'v=0' } },
  };
  const hasConnection = (peerId: string, id: string) => peerId === 'user-1' && id === 'known';
  it.each([
    ['an offer', offer, true],
    ['an offer for an open connection', { ...offer, payload: { ...offer.payload, connectionId: 'known' } }, false],
    [
      'an offer of a kind that collects pieces',
      { ...offer, payload: { ...offer.payload, serialization: 'binary' } },
      false,
    ],
    ['an offer of media', { ...offer, payload: { ...offer.payload, type: 'media' } }, false],
    ['an offer without a description', { ...offer, payload: { ...offer.payload, sdp: null } }, false],
    [
      'a candidate of an open connection',
      { type: 'CANDIDATE', src: 'user-1', payload: { connectionId: 'known', candidate: {} } },
      true,
    ],
    [
      'a candidate of no connection',
      { type: 'CANDIDATE', src: 'user-1', payload: { connectionId: 'x', candidate: {} } },
      false,
    ],
    ['a device whose signalling was interrupted', { type: 'LEAVE', src: 'user-1' }, false],
    ['an opening', { type: 'OPEN' }, true],
    ['an error without words', { type: 'ERROR' }, false],
    ['nothing', null, false],
  ])('with %s is passed on: %s', (_, message, expected) => {
    expect(isSafeSignal(message, hasConnection)).toBe(expected);
  });
});

test.each([
  ['LAN_ROOM_CLOSED', 403, { type: 'fatal', failure: 'refused' }],
  ['LAN_BAD_CODE', 400, { type: 'fatal', failure: 'bad-code' }],
  ['LAN_NO_ROOM', 400, { type: 'fatal', failure: 'no-room' }],
  ['LAN_ROOM_FULL', 409, { type: 'fatal', failure: 'refused' }],
  ['SIGNED_OUT', null, { type: 'fatal', failure: 'refused' }],
  ['NETWORK', null, { type: 'connection-error', failure: 'network' }],
  ['TIMEOUT', null, { type: 'connection-error', failure: 'network' }],
  ['500', 500, { type: 'connection-error', failure: 'server' }],
  ['INVALID_REPLY', 200, { type: 'connection-error', failure: 'server' }],
  ['id-taken', null, { type: 'id-taken' }],
  ['peer-missing', null, { type: 'room-missing' }],
  ['browser', null, { type: 'fatal', failure: 'browser' }],
])('the error %s is handled while joining', (code, status, event) => {
  expect(toJoinEvent(code, status)).toEqual(event);
});
