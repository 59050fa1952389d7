import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addImage,
  allocateId,
  type ImageItem,
  inOrder,
  moveImage,
  parseImageUrl,
  parseReference,
  removeImage,
  singleId,
  toReference,
} from '../../../../src/features/goal-focus/model/images.ts';

const item = (id: string, order = 0): ImageItem => ({ id, type: 'blob', data: toReference(id), order, name: id });

describe('image references', () => {
  it('are read back, and addresses are none', () => {
    expect(parseReference(toReference('panelImages_0'))).toBe('panelImages_0');
    expect(parseReference('https://a.example/panelImages_0')).toBeNull();
    expect([singleId('panel'), singleId('background')]).toEqual(['panelImage', 'backgroundImage']);
  });

  it.each([
    ['the first', [], 'panelImages_0'],
    ['the next', ['panelImages_0', 'panelImages_4'], 'panelImages_5'],
    ['not one of the other surface', ['backgroundImages_9', 'panelImage', 'panelImages_x'], 'panelImages_0'],
  ])('get a number that is free: %s', (_case, present, id) => {
    expect(allocateId('panel', present)).toBe(id);
  });
});

describe('a list of images', () => {
  const list = [item('b', 1), item('a', 0), item('c', 2)];
  const ids = (items: readonly ImageItem[]) => inOrder(items).map(({ id }) => id);

  it.each([
    ['added at the end', () => addImage(list, item('d')), ['a', 'b', 'c', 'd']],
    ['moved back', () => moveImage(list, 'c', -1), ['a', 'c', 'b']],
    ['moved on', () => moveImage(list, 'a', 1), ['b', 'a', 'c']],
    ['not moved beyond the end', () => moveImage(list, 'c', 1), ['a', 'b', 'c']],
    ['removed', () => removeImage(list, 'b'), ['a', 'c']],
  ])('has its image %s', (_case, change, expected) => {
    expect(ids(change())).toEqual(expected);
  });

  it('shows at most fifteen', () => {
    expect(inOrder(Array.from({ length: 20 }, (_, at) => item(`i${at}`, at)))).toHaveLength(15);
  });

  it('numbers its places without gaps after any changes', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(-1 as const, 1 as const)));
    fc.assert(
      fc.property(moves, (steps) => {
        const moved = steps.reduce((items, [id, step]) => moveImage(items, id, step), addImage(list, item('d')));
        expect(inOrder(moved).map(({ order }) => order)).toEqual([0, 1, 2, 3]);
        expect(ids(moved).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});

it.each([
  [' https://a.example/b.png ', 'https://a.example/b.png'],
  ['HTTPS://a.example/b', 'HTTPS://a.example/b'],
  ['http://a.example/b', null],
  ['https://', null],
  ['https://user@evil.example/b.png', null],
  ['https://a.example/a b.png', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['a.example/b.png', null],
  ['', null],
])('the image address %j is taken as %j', (text, url) => {
  expect(parseImageUrl(text)).toBe(url);
});
