import { expect, it } from 'vitest';
import { createRoomSecrets } from '../../../server/services/lan/room-secrets.ts';

const DAY_MS = 86_400_000;
const ROOM = 'lan203-0-113-7';
const USER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const KEY = new Uint8Array(32).fill(1);
const OTHER_KEY = new Uint8Array(32).fill(2);

function create(time: { now: number }, current = KEY, previous: Uint8Array[] = []) {
  return createRoomSecrets({ keys: { current, previous }, now: () => time.now });
}

it('a secret says who shared it, on its day and the next one', () => {
  const time = { now: 20_000 * DAY_MS + DAY_MS - 1 };
  const secrets = create(time);
  const secret = secrets.issue(ROOM, USER);
  expect(secret).toMatch(/^[\w-]{32}$/);
  const opened = secrets.open(ROOM, secret);
  expect(opened?.day).toBe(20_000);
  expect(secrets.isSharer(ROOM, USER, opened?.sharedBy ?? '')).toBe(true);
  time.now += DAY_MS;
  expect(secrets.open(ROOM, secret)).toEqual(opened);
  time.now += 1;
  expect(secrets.open(ROOM, secret)).toBeNull();
});

it('a secret for an earlier day ends with that day', () => {
  const time = { now: 20_000 * DAY_MS };
  const secrets = create(time);
  const secret = secrets.issue(ROOM, USER, 19_999);
  expect(secrets.open(ROOM, secret)?.day).toBe(19_999);
  time.now += DAY_MS;
  expect(secrets.open(ROOM, secret)).toBeNull();
});

it.each([
  ['another room', (secret: string) => ['lan203-0-113-8', secret]],
  ['another user', (secret: string) => [ROOM, `${secret.slice(0, 16)}${'A'.repeat(16)}`]],
  ['the id of a user', (secret: string) => [ROOM, `${secret.slice(0, 16)}${USER}`]],
  ['a changed proof', (secret: string) => [ROOM, `A${secret.slice(1)}`.replace(/^AA/, 'AB')]],
  ['the proof alone', (secret: string) => [ROOM, secret.slice(0, 16)]],
  ['an empty text', () => [ROOM, '']],
  ['characters of several bytes', () => [ROOM, `${'字'.repeat(16)}${USER}`]],
] as const)('a secret with %s opens nothing', (_case, change) => {
  const secrets = create({ now: 20_000 * DAY_MS });
  const [room = '', secret = ''] = change(secrets.issue(ROOM, USER));
  expect(secrets.open(room, secret)).toBeNull();
});

it('a secret names its user to the server alone, in each room in another way', () => {
  const secrets = create({ now: 20_000 * DAY_MS });
  const secret = secrets.issue(ROOM, USER);
  for (const part of USER.split('-')) expect(secret).not.toContain(part);
  const mark = secrets.open(ROOM, secret)?.sharedBy ?? '';
  expect(secrets.toSharer(ROOM, USER)).toBe(mark);
  expect(secrets.isSharer(ROOM, 'another-user', mark)).toBe(false);
  expect(secrets.isSharer('lan203-0-113-8', USER, mark)).toBe(false);
  expect(secrets.issue('lan203-0-113-8', USER)).not.toContain(mark);
  expect(secrets.isSharer(ROOM, USER, '')).toBe(false);
});

it('a link that was shared by an earlier version stays valid', () => {
  const secrets = create({ now: 20_000 * DAY_MS });
  const opened = secrets.open(ROOM, 'ZMI2ZFdqryAhXzoA3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  expect(opened?.day).toBe(20_000);
  expect(secrets.isSharer(ROOM, USER, opened?.sharedBy ?? '')).toBe(true);
});

it('secrets survive a rotation of the key that keeps the previous one', () => {
  const time = { now: 20_000 * DAY_MS };
  const secret = create(time).issue(ROOM, USER);
  const rotated = create(time, OTHER_KEY, [KEY]);
  expect(rotated.isSharer(ROOM, USER, rotated.open(ROOM, secret)?.sharedBy ?? '')).toBe(true);
  expect(create(time, OTHER_KEY).open(ROOM, secret)).toBeNull();
});

it('equal words open the same private room, which differs between servers', () => {
  const time = { now: 0 };
  const room = create(time).toPrivateRoom('kitchen-7');
  expect(room).toMatch(/^lanx-[0-9a-f]{16}$/);
  expect(create(time).toPrivateRoom('kitchen-7')).toBe(room);
  expect(create(time).toPrivateRoom('kitchen-8')).not.toBe(room);
  expect(create(time, OTHER_KEY).toPrivateRoom('kitchen-7')).not.toBe(room);
});
