import { describe, expect, it } from 'vitest';
import { type ImageItem, toReference } from '../../../../src/features/goal-focus/model/images.ts';
import { INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { extractPictures } from '../../../../src/features/goal-focus/storage/inline-pictures.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xfb, 0xff, 0xfe];
const BASE64 = Buffer.from(PNG).toString('base64');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>早</text></svg>';
const item = (id: string, data: string, order = 0): ImageItem => ({ id, type: 'url', data, order, name: `${id}.png` });

describe('a picture in the settings of an old release', () => {
  it.each([
    ['base64', `data:image/png;base64,${BASE64}`, PNG, 'image/png'],
    ['capital letters', `DATA:IMAGE/PNG;BASE64,${BASE64}`, PNG, 'image/png'],
    ['a wrong media type', `data:text/html;base64,${BASE64}`, PNG, 'image/png'],
    ['parameters', `data:image/png;name=a.png;charset=utf-8;base64,${BASE64}`, PNG, 'image/png'],
    ['no media type', `data:;base64,${BASE64}`, PNG, 'image/png'],
    [
      'spaces around and broken lines',
      `  data:image/png; base64 ,${BASE64.replace(/(.{4})/g, '$1\n')}`,
      PNG,
      'image/png',
    ],
    ['the alphabet for addresses', `data:image/png;base64,${Buffer.from(PNG).toString('base64url')}`, PNG, 'image/png'],
    ['escaped base64', `data:image/png;base64,${encodeURIComponent(BASE64)}`, PNG, 'image/png'],
    ['an escaped SVG', `data:image/svg+xml,${encodeURIComponent(SVG)}`, [...Buffer.from(SVG)], 'image/svg+xml'],
    ['an SVG as it is', `data:image/svg+xml;utf8,${SVG}`, [...Buffer.from(SVG)], 'image/svg+xml'],
    [
      'escaped bytes',
      `data:image/png,${PNG.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`,
      PNG,
      'image/png',
    ],
    ['bytes of no picture', 'data:image/png;base64,AAAA', [0, 0, 0], ''],
    [
      'a text that cannot be decoded',
      'data:image/png;base64,A',
      [...Buffer.from('data:image/png;base64,A')],
      'text/plain',
    ],
    ['no comma', 'data:image/png', [], ''],
  ])('with %s becomes an image', async (_case, data, bytes, type) => {
    const { settings, pictures } = extractPictures({
      ...INITIAL_SETTINGS,
      backgroundImage: data,
      backgroundImageFileName: '海.png',
    });
    expect(settings).toMatchObject({
      backgroundImage: toReference('backgroundImage'),
      backgroundImageFileName: '海.png',
    });
    expect(pictures).toMatchObject([{ id: 'backgroundImage', surface: 'background', name: '海.png' }]);
    expect([...new Uint8Array((await pictures[0]?.blob.arrayBuffer()) ?? new ArrayBuffer())]).toEqual(bytes);
    expect(pictures[0]?.blob.type).toBe(type);
  });

  it('in a list gets an id that no other picture has', () => {
    const inline = `data:image/png;base64,${BASE64}`;
    const { settings, pictures } = extractPictures({
      ...INITIAL_SETTINGS,
      panelImage: inline,
      panelImages: [
        item('panelImages_4', inline, 0),
        item('x', 'https://example.com/a.png', 1),
        { ...item('panelImages_7', toReference('panelImages_7'), 2), type: 'blob' },
        item('panelImages_4', inline, 3),
      ],
    });
    expect(pictures.map(({ id }) => id)).toEqual(['panelImage', 'panelImages_8', 'panelImages_9']);
    expect(settings.panelImages.map(({ id, type, data, order }) => [id, type, data, order])).toEqual([
      ['panelImages_8', 'blob', toReference('panelImages_8'), 0],
      ['x', 'url', 'https://example.com/a.png', 1],
      ['panelImages_7', 'blob', toReference('panelImages_7'), 2],
      ['panelImages_9', 'blob', toReference('panelImages_9'), 3],
    ]);
  });

  it('does not take the place of a stored image that a list refers to', () => {
    const { settings, pictures } = extractPictures({
      ...INITIAL_SETTINGS,
      panelImage: `data:image/png;base64,${BASE64}`,
      panelImages: [item('a', toReference('panelImage'))],
    });
    expect(pictures.map(({ id }) => id)).toEqual(['panelImages_0']);
    expect(settings.panelImage).toBe(toReference('panelImages_0'));
  });

  it.each([
    ['an address', 'https://example.com/data:image/png'],
    ['a reference', toReference('panelImage')],
    ['nothing', ''],
  ])('is not %s', (_case, panelImage) => {
    const settings = { ...INITIAL_SETTINGS, panelImage };
    expect(extractPictures(settings)).toEqual({ settings, pictures: [] });
    expect(extractPictures(settings).settings).toBe(settings);
  });
});
