import { describe, expect, it } from 'vitest';
import type { LightJob, WallpaperJob } from '../../../workers/goal-images/goal-images.api.ts';
import { createGoalImagesService } from '../../../workers/goal-images/goal-images-service.ts';
import { gifFile, isoFile, jpegFile, pngFile } from '../shared/picture-files.ts';
import { aDevice } from './a-device.ts';

const SCREEN = { width: 1920, height: 1080 };
const RED = [200, 0, 0, 255] as const;
const BLUE = [0, 0, 200, 255] as const;
const PHOTO = { width: 4000, height: 3000 };
const open = (options: Parameters<typeof aDevice>[0]) => {
  const device = aDevice(options);
  return { ...device, service: createGoalImagesService(device.deps) };
};
/** A file that is longer than its picture needs. */
const padded = (blob: Blob, bytes = 2_000_000) => new Blob([blob, new Uint8Array(bytes)]);

describe('fitting a picture to a screen', () => {
  it('scales a larger one down and writes it as WebP', async () => {
    const { service, log, held } = open({ picture: PHOTO });
    const fitted = await service.fitImage(padded(jpegFile(4000, 3000)), SCREEN);
    expect(fitted).toMatchObject({ width: 1920, height: 1440, isScaled: true });
    expect(fitted.blob.type).toBe('image/webp');
    expect(log).toEqual(['decode', 'resize 1920x1440', 'draw 0,0 1920x1440 at 1920x1440', 'encode image/webp', 'look']);
    expect(held()).toBe(0);
  });

  it.each([
    ['a picture that is small enough', jpegFile(1920, 1080), { width: 1920, height: 1080 }],
    ['an animated picture', padded(gifFile(4000, 3000)), PHOTO],
  ])('returns %s as it is', async (_name, image, picture) => {
    const { service, log, held } = open({ picture });
    expect(await service.fitImage(image, SCREEN)).toEqual({ blob: image, ...picture, isScaled: false });
    expect([log, held()]).toEqual([['decode'], 0]);
  });

  it('returns an SVG undecoded, in the size of the screen', async () => {
    const { service, log } = open({ picture: PHOTO });
    const image = new Blob(['<svg viewBox="0 0 1 1"/>']);
    expect(await service.fitImage(image, SCREEN)).toEqual({ blob: image, ...SCREEN, isScaled: false });
    expect(log).toEqual([]);
  });

  it.each([
    ['keeps a somewhat larger one', { width: 3800, height: 2200 }, false],
    ['scales a far larger one', { width: 4000, height: 3000 }, true],
  ])('%s where the new file has more bytes', async (_case, picture, isScaled) => {
    const { service } = open({ picture, bytes: 900_000 });
    expect(await service.fitImage(pngFile(picture.width, picture.height), SCREEN)).toMatchObject({ isScaled });
  });

  it.each([
    ['a wide one', jpegFile(12_000, 9000), { width: 12_000, height: 9000 }, 'decode to 1920'],
    ['one on its side', jpegFile(9000, 12_000, 6), { width: 12_000, height: 9000 }, 'decode to 1920'],
    ['a PNG whose orientation is unknown', pngFile(9000, 12_000, ['eXIf']), { width: 12_000, height: 9000 }, 'decode'],
  ])('decodes a very large picture, %s, at the width that is needed', async (_case, image, picture, decoding) => {
    const { service, log } = open({ picture });
    expect(await service.fitImage(image, SCREEN)).toMatchObject({ width: 1920, height: 1440, isScaled: true });
    expect(log[0]).toBe(decoding);
    expect(log.filter((step) => step.startsWith('draw'))).toEqual(['draw 0,0 1920x1440 at 1920x1440']);
  });

  it.each([
    ['JPEG for an opaque picture', [9, 9, 9, 255], 'image/jpeg'],
    ['PNG for a translucent one', [9, 9, 9, 254], 'image/png'],
  ] as const)('writes %s where the browser writes no WebP', async (_case, pixel, type) => {
    const { service } = open({ picture: PHOTO, writesWebp: false, pixel });
    const { blob } = await service.fitImage(padded(pngFile(4000, 3000)), { width: 40, height: 30 });
    expect(blob.type).toBe(type);
  });

  it.each([
    ['HEIC', isoFile('heic', ['mif1']), { code: 'picture-undecodable', details: { kind: 'heic' } }],
    ['a damaged picture', pngFile(10, 10), { code: 'picture-damaged', details: { kind: 'png' } }],
    ['a huge picture', pngFile(20_000, 20_000), { code: 'picture-memory' }],
    ['a text', new Blob(['text']), { code: 'picture-type' }],
  ])('reports %s that cannot be decoded', async (_name, blob, error) => {
    const { service } = open({ picture: PHOTO, failsToDecode: true });
    await expect(service.fitImage(blob, SCREEN)).rejects.toMatchObject(error);
  });

  it.each([
    ['is empty', { writtenPixel: [0, 0, 0, 0] }],
    ['has one color of many', { pixel: [RED, BLUE], writtenPixel: RED }],
    ['has another color', { pixel: RED, writtenPixel: BLUE }],
    ['cannot be decoded', { failsToDecodeWritten: true }],
    ['has lost its opacity', { pixel: RED, writtenPixel: [200, 0, 0, 128] }],
    [
      'has one color of two that are alike',
      {
        pixel: [
          [90, 90, 90, 255],
          [99, 90, 90, 255],
        ],
        writtenPixel: [95, 90, 90, 255],
      },
    ],
  ] as const)('reports a file that %s', async (_case, change) => {
    const { service, held } = open({ picture: PHOTO, ...change });
    const failed = service.fitImage(padded(pngFile(4000, 3000)), SCREEN);
    await expect(failed).rejects.toMatchObject({ code: 'picture-lost' });
    expect(held()).toBe(0);
  });

  it.each([
    ['is as good as the picture', { pixel: RED, writtenPixel: [196, 2, 1, 255] }],
    ['is transparent like the picture', { pixel: [0, 0, 0, 0], writtenPixel: [0, 0, 0, 0] }],
    ['hides other colors below full transparency', { pixel: [255, 255, 255, 0], writtenPixel: [0, 0, 0, 0] }],
  ] as const)('takes a file that %s', async (_case, change) => {
    const { service, held } = open({ picture: PHOTO, ...change });
    expect(await service.fitImage(padded(pngFile(4000, 3000)), SCREEN)).toMatchObject({ isScaled: true });
    expect(held()).toBe(0);
  });

  it('reports a JPEG that the decoder leaves empty', async () => {
    const { service, held } = open({ picture: PHOTO, pixel: [0, 0, 0, 0] });
    const failed = service.fitImage(jpegFile(12_000, 9000), SCREEN);
    await expect(failed).rejects.toMatchObject({ code: 'picture-lost' });
    expect(held()).toBe(0);
  });

  it('reports a lack of memory and gives back all that it has', async () => {
    const { service, held } = open({ picture: PHOTO, hasCanvas: false });
    const failed = service.fitImage(padded(jpegFile(4000, 3000)), SCREEN);
    await expect(failed).rejects.toMatchObject({ code: 'picture-memory' });
    expect(held()).toBe(0);
  });
});

describe('measuring the light under a text', () => {
  const job = (change: Partial<LightJob> = {}): LightJob => ({
    view: { width: 1000, height: 750 },
    area: { x: 250, y: 250, width: 500, height: 200 },
    brightness: 1,
    ...change,
  });

  it('reads the shown part at the shown resolution', async () => {
    const { service, log, held } = open({ picture: PHOTO, pixel: [255, 255, 255, 255] });
    expect(await service.measureLight(jpegFile(4000, 3000), job({ brightness: 0.5 }))).toEqual({
      darkest: expect.closeTo(0.214, 3),
      brightest: expect.closeTo(0.214, 3),
    });
    expect(log).toEqual(['decode', 'draw 1000,1000 2000x800 at 500x200']);
    expect(held()).toBe(0);
  });

  it('reads a very large area at a smaller scale', async () => {
    const { service, log } = open({ picture: PHOTO });
    const view = { width: 4000, height: 3000 };
    await service.measureLight(jpegFile(4000, 3000), { view, area: { x: 0, y: 0, ...view }, brightness: 1 });
    expect(log.at(-1)).toBe('draw 0,0 4000x3000 at 1155x866');
  });

  it('reads an ImageBitmap without decoding, and closes it', async () => {
    const { service, log, makeBitmap, held } = open({ picture: PHOTO });
    await service.measureLight(makeBitmap({ width: 500, height: 375 }), job());
    expect([log, held()]).toEqual([['draw 125,125 250x100 at 500x200'], 0]);
  });

  it('reports an SVG file, which a worker cannot decode', async () => {
    const { service } = open({ picture: PHOTO, failsToDecode: true });
    const failed = service.measureLight(new Blob(['<svg viewBox="0 0 1 1"/>']), job());
    await expect(failed).rejects.toMatchObject({ code: 'picture-undecodable', details: { kind: 'svg' } });
  });
});

describe('drawing a wallpaper', () => {
  const job: WallpaperJob = { name: 'waves', dayPart: 'dusk', size: { width: 40, height: 30 }, seed: 1 };

  it('writes all its pixels as a JPEG', async () => {
    const { service, log, held } = open({ picture: PHOTO });
    expect((await service.drawWallpaper(job)).type).toBe('image/jpeg');
    expect([log, held()]).toEqual([['write 1200 pixels at 40x30', 'encode image/jpeg'], 0]);
  });

  it('reports a lack of memory', async () => {
    const { service } = open({ picture: PHOTO, hasCanvas: false });
    await expect(service.drawWallpaper(job)).rejects.toMatchObject({ code: 'picture-memory' });
  });
});

it('runs one call after the other', async () => {
  const { service, log } = open({ picture: PHOTO });
  const image = padded(jpegFile(4000, 3000));
  await Promise.all([service.fitImage(image, SCREEN), service.fitImage(image, SCREEN)]);
  const steps = log.filter((step) => !/^(resize|draw)/.test(step));
  expect(steps.slice(0, 3)).toEqual(steps.slice(3));
});
