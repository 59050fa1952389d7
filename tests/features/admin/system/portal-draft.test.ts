import { describe, expect, it } from 'vitest';
import {
  addImages,
  changeAddress,
  changeInterval,
  findAddressProblem,
  moveImage,
  type PortalDraft,
  readInterval,
  removeImage,
  toDraft,
  toSettings,
} from '../../../../src/features/admin/system/model/portal-draft.ts';

const SETTINGS = {
  panelImages: ['/mythinkn/a.png', '/mythinkn/b.png', '/mythinkn/c.png'],
  backgroundImages: ['https://example.com/d.png'],
  panelInterval: 10,
  backgroundInterval: 12.5,
};

const addresses = ({ lists }: PortalDraft) => lists.panelImages.images.map(({ address }) => address.slice(-5, -4));

it('a draft that is not edited is the same settings', () => {
  expect(toSettings(toDraft(SETTINGS))).toEqual(SETTINGS);
});

describe('an edited list', () => {
  const draft = toDraft(SETTINGS);
  it.each([
    ['the first moved down', moveImage(draft, 'panelImages', 0, 1), 'bac'],
    ['the last moved up', moveImage(draft, 'panelImages', 2, -1), 'acb'],
    ['the first moved up stays', moveImage(draft, 'panelImages', 0, -1), 'abc'],
    ['the last moved down stays', moveImage(draft, 'panelImages', 2, 1), 'abc'],
    ['a picture that is no longer there', moveImage(draft, 'panelImages', 9, 1), 'abc'],
    ['the second removed', removeImage(draft, 'panelImages', 1), 'ac'],
    ['one added', addImages(draft, 'panelImages', ['/mythinkn/x.png']), 'abcx'],
    ['one changed', changeAddress(draft, 'panelImages', 1, '/mythinkn/y.png'), 'ayc'],
    ['the other list changed', removeImage(draft, 'backgroundImages', 3), 'abc'],
  ])('%s', (_case, edited, expected) => {
    expect(addresses(edited).join('')).toBe(expected);
  });

  it('takes fifteen pictures, each with an id of its own', () => {
    const full = addImages(draft, 'panelImages', Array(20).fill('/mythinkn/x.png'));
    const ids = [...full.lists.panelImages.images, ...full.lists.backgroundImages.images].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([16, 16]);
    const more = addImages(addImages(draft, 'backgroundImages', ['']), 'panelImages', ['']);
    expect(more.lists.panelImages.images.at(-1)?.id).not.toBe(more.lists.backgroundImages.images.at(-1)?.id);
  });
});

it.each([
  ['10', 10],
  [' 3 ', 3],
  ['１０', 10],
  ['3600', 3600],
  ['2.5', null],
  ['2.9', null],
  ['3601', null],
  ['', null],
  ['ten', null],
  ['1e2', null],
  ['-5', null],
])('the interval %j is %j seconds', (text, seconds) => {
  expect(readInterval(text)).toBe(seconds);
});

it.each([
  [' https://example.com/a.png ', null],
  ['/mythinkn/uploads/a.webp', null],
  ['http://example.com/a.png', 'malformed'],
  ['', 'malformed'],
  [`https://example.com/${'a'.repeat(2048)}`, 'tooLong'],
])('the address %j has the problem %j', (text, problem) => {
  expect(findAddressProblem(text)).toBe(problem);
});

it.each([
  ['a bad address', changeAddress(toDraft(SETTINGS), 'panelImages', 0, 'x')],
  ['a bad address of the other list', changeAddress(toDraft(SETTINGS), 'backgroundImages', 3, 'x')],
  ['a bad interval', changeInterval(toDraft(SETTINGS), 'backgroundImages', '1')],
])('%s keeps a draft from being saved', (_case, draft) => {
  expect(toSettings(draft)).toBeNull();
});

it('spaces around an address are not saved', () => {
  const draft = changeAddress(toDraft(SETTINGS), 'backgroundImages', 3, ' https://example.com/e.png ');
  expect(toSettings(draft)?.backgroundImages).toEqual(['https://example.com/e.png']);
});
