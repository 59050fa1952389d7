import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { copy as dataCopy } from '../../../src/shared/data/copy.ts';
import { copy } from '../../../src/shared/handoff/copy.ts';
import { offerContents, toOfferErrorWords } from '../../../src/shared/handoff/offer-content.ts';
import { pageHandoff } from '../../../src/shared/handoff/page-handoff.ts';
import { HANDOFF_PAYLOADS } from '../../../src/shared/handoff/payloads.ts';
import { takeHandedOver } from '../../../src/shared/handoff/take-handed-over.ts';
import type { HandoffKind } from '../../../src/shared/tool/handoff-kinds.ts';

afterEach(() => vi.restoreAllMocks());

const receiverOf = (handoff: HandoffKind) => ({
  to: '/portal/there',
  receiving: { handoff, action: 'open', contents: [] },
});
const FILE = new File(['{"a":1}'], 'a.json', { type: 'application/json' });

/** The payload that the page would parse. The database of tests cannot copy files, so that it is not asked. */
async function payloadOf(kind: HandoffKind, contents: readonly { name: string; source: File | string }[]) {
  const offer = vi.spyOn(pageHandoff, 'offer').mockResolvedValue('abcdef01');
  expect(await offerContents(receiverOf(kind), contents)).toBe('/portal/there?from=abcdef01');
  const [offeredKind, payload, by] = offer.mock.calls[0] ?? [];
  expect([offeredKind, by]).toEqual([kind, 'address']);
  return HANDOFF_PAYLOADS[kind].parse(payload);
}

it.each<[HandoffKind, { name: string; source: File | string }, unknown]>([
  ['json-text', { name: '', source: '[1]' }, { name: '', text: '[1]' }],
  ['json-text', { name: 'a.json', source: FILE }, { name: 'a.json', text: FILE }],
  ['yaml-text', { name: '', source: 'a: 1' }, { name: '', text: 'a: 1' }],
  ['card-text', { name: 'a.txt', source: new File(['\ufeff汉字'], 'a.txt') }, { name: 'a.txt', text: '汉字' }],
  ['image', { name: 'a.png', source: FILE }, { name: 'a.png', blob: FILE }],
  ['card-picture', { name: 'a.png', source: FILE }, { name: 'a.png', blob: FILE }],
  ['import-file', { name: 'a.json', source: FILE }, { file: FILE }],
  ['station-files', { name: 'a.json', source: FILE }, { files: [FILE], text: '' }],
  ['station-files', { name: '', source: '你好' }, { files: [], text: '你好' }],
])('%s carries %j', async (kind, content, payload) => {
  expect(await payloadOf(kind, [content])).toEqual(payload);
});

it('the station gets several files together', async () => {
  const contents = [FILE, FILE].map((source) => ({ name: source.name, source }));
  expect(await payloadOf('station-files', contents)).toEqual({ files: [FILE, FILE], text: '' });
});

it('a text is taken once by the page with the id in its address, and by no other page of the tab', async () => {
  const address = await offerContents(receiverOf('json-text'), [{ name: '', source: '[1]' }]);
  const id = new URLSearchParams(address.split('?')[1]).get('from');
  expect(pageHandoff.pending('json-text')).toBeNull();
  expect(await takeHandedOver(['json-text'], id)).toEqual({ name: '', text: '[1]' });
  // The effect of the page runs twice in development.
  expect(await takeHandedOver(['json-text'], id)).toBeNull();
});

it('an id that leads to nothing is a failure, a marker is none', async () => {
  await expect(takeHandedOver(['json-text'], 'abcdef0123')).rejects.toMatchObject({ code: 'handoff-missing' });
  expect(await takeHandedOver(['json-text'], null)).toBeNull();
});

it.each([
  [new AppError('quota-exceeded', 'full'), copy.notSent(dataCopy.dbErrors['quota-exceeded'])],
  [new AppError('db-unavailable', 'private'), copy.notSent(dataCopy.dbErrors['db-unavailable'])],
  [new AppError('text-too-long', 'long'), copy.notSent(copy.textTooLong)],
  [new AppError('file-unreadable', 'gone'), copy.notSent(copy.unreadable)],
])('%s is explained', (error, words) => {
  expect(toOfferErrorWords(error)).toBe(words);
});
