import { describe, expect, it } from 'vitest';
import type { CropJob } from '../../../workers/image-crop/image-crop.api.ts';
import { createImageCropService } from '../../../workers/image-crop/image-crop-service.ts';
import { isoFile, jpegFile, pngFile } from '../shared/picture-files.ts';
import { aDevice, type DeviceOptions } from './a-device.ts';

const SMALL = { width: 4000, height: 3000 };
const LARGE = { width: 12_000, height: 9000 };

const aJob = (change: Partial<CropJob> = {}): CropJob => ({
  source: { x: 100, y: 50, width: 800, height: 600 },
  matrix: [1, 0, 0, 1, -100, -50],
  natural: { width: 800, height: 600 },
  output: { width: 800, height: 600 },
  mosaics: [],
  mosaicBlock: 10,
  ground: null,
  shape: 'rectangle',
  radius: 0,
  format: 'png',
  quality: 0.9,
  maxBytes: null,
  keepsSize: false,
  ...change,
});
const open = (options: DeviceOptions) => {
  const device = aDevice(options);
  return { ...device, service: createImageCropService(device.deps) };
};
const png = (size: typeof SMALL) => ({ id: 1, blob: pngFile(size.width, size.height) });

describe('opening a picture', () => {
  it('decodes an ordinary one once, and scales the view down', async () => {
    const { service, log } = open({ picture: SMALL });
    const opened = await service.openPicture(png(SMALL), 3_000_000);
    expect([opened.kind, opened.size, opened.view.width, opened.view.height]).toEqual(['png', SMALL, 2000, 1500]);
    await service.cropPicture(png(SMALL), aJob());
    expect(log.filter((line) => line.startsWith('decode'))).toEqual(['decode']);
  });

  it('decodes a large one only at the size of the view', async () => {
    const { service, log } = open({ picture: LARGE });
    const opened = await service.openPicture(png(LARGE), 4_000_000);
    expect(opened.size).toEqual(LARGE);
    expect(opened.view.width * opened.view.height).toBeLessThanOrEqual(4_000_000);
    expect(log).toEqual(['decode to 2309']);
  });

  it('knows the size of a large picture after its orientation', async () => {
    const { service } = open({ picture: { width: 9000, height: 12_000 } });
    const source = { id: 1, blob: jpegFile(LARGE.width, LARGE.height, 6) };
    expect((await service.openPicture(source, 4_000_000)).size).toEqual({ width: 9000, height: 12_000 });
  });

  it.each([
    ['HEIC', isoFile('heic', ['mif1']), { code: 'picture-undecodable', details: { kind: 'heic' } }],
    ['a damaged picture', pngFile(10, 10), { code: 'picture-damaged', details: { kind: 'png' } }],
    ['a huge picture', pngFile(20_000, 20_000), { code: 'picture-memory' }],
    ['a text', new Blob(['text']), { code: 'picture-type' }],
  ])('reports %s that cannot be decoded', async (_name, blob, error) => {
    const { service } = open({ picture: SMALL, failsToDecode: true });
    await expect(service.openPicture({ id: 1, blob }, 1e6)).rejects.toMatchObject(error);
  });
});

describe('cutting out', () => {
  it('decodes only the wanted part of a large picture, and keeps it for the next export', async () => {
    const { service, log } = open({ picture: LARGE });
    await service.cropPicture(png(LARGE), aJob());
    await service.cropPicture(png(LARGE), aJob({ format: 'webp' }));
    expect(log).toEqual([
      'decode part 100,50 800x600',
      'canvas 800x600',
      'draw 100,50',
      'canvas 800x600',
      'draw 100,50',
    ]);
  });

  it('cuts a large picture with an orientation from turned pixels, and closes the rest', async () => {
    const { service, log, bitmaps } = open({ picture: LARGE });
    await service.cropPicture({ id: 1, blob: jpegFile(9000, 12_000, 6) }, aJob());
    expect(log.slice(0, 2)).toEqual(['decode', 'cut 100,50 800x600']);
    expect(bitmaps.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('forgets the pixels of the picture before', async () => {
    const { service, bitmaps } = open({ picture: SMALL });
    await service.cropPicture({ id: 1, blob: pngFile(4000, 3000) }, aJob());
    await service.cropPicture({ id: 2, blob: pngFile(4000, 3000) }, aJob());
    expect(bitmaps.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('draws at the natural size, then scales to an exact one', async () => {
    const { service, log, transforms } = open({ picture: SMALL });
    const { size } = await service.cropPicture(png(SMALL), aJob({ output: { width: 295, height: 413 } }));
    expect([size, transforms[0]]).toEqual([{ width: 295, height: 413 }, [1, 0, 0, 1, -100, -50]]);
    expect(log).toEqual(['decode', 'canvas 800x600', 'draw 0,0', 'canvas 295x413', 'draw 0,0']);
  });

  it.each([
    ['png', 'rectangle', []],
    ['png', 'circle', ['shape']],
    ['jpeg', 'rounded', ['shape', 'ground']],
    ['jpeg', 'rectangle', ['ground']],
  ] as const)('as %s and %s draws %j over the picture', async (format, shape, drawn) => {
    const { service, log } = open({ picture: SMALL });
    await service.cropPicture(png(SMALL), aJob({ format, shape }));
    expect(log.filter((line) => line === 'shape' || line === 'ground')).toEqual(drawn);
  });
});

describe('the limits of a device', () => {
  it('step the output down, and the result says so', async () => {
    const { service, canvases } = open({ picture: SMALL, canvasPixelsMax: 400_000 });
    const { size, isSteppedDown } = await service.cropPicture(png(SMALL), aJob());
    expect([isSteppedDown, size.width * size.height <= 400_000]).toEqual([true, true]);
    expect(size.width / size.height).toBeCloseTo(4 / 3, 2);
    expect(canvases.every(({ isReleased }) => isReleased)).toBe(true);
  });

  it('without any canvas are a lack of memory', async () => {
    const { service } = open({ picture: SMALL, canvasPixelsMax: 10 });
    await expect(service.cropPicture(png(SMALL), aJob())).rejects.toMatchObject({ code: 'picture-memory' });
  });

  it('on formats are reported', async () => {
    const { service } = open({ picture: SMALL, writes: 'image/png' });
    const failed = service.cropPicture(png(SMALL), aJob({ format: 'webp' }));
    await expect(failed).rejects.toMatchObject({ code: 'format-unsupported', details: { format: 'webp' } });
  });

  it('on the sides of a WebP step it down', async () => {
    const { service } = open({ picture: SMALL });
    const long = { width: 20_000, height: 100 };
    const result = await service.cropPicture(png(SMALL), aJob({ format: 'webp', natural: long, output: long }));
    expect([result.size.width, result.isSteppedDown]).toEqual([16_383, true]);
  });
});

describe('a limit in bytes', () => {
  const bytes = ({ width, height }: typeof SMALL, quality: number) => width * height * (0.02 + quality * 0.5);

  it('lowers the quality, and for an exact size lowers it further before the picture shrinks', async () => {
    const { service } = open({ picture: SMALL, bytes });
    const limit = { format: 'jpeg', maxBytes: 60_000 } as const;
    const free = await service.cropPicture(png(SMALL), aJob(limit));
    const exact = await service.cropPicture(png(SMALL), aJob({ ...limit, keepsSize: true }));
    expect([free.isShrunk, free.fits, exact.isShrunk, exact.fits]).toEqual([true, true, false, true]);
    expect(free.blob.size).toBeLessThanOrEqual(60_000);
    expect(exact.size).toEqual({ width: 800, height: 600 });
    expect(exact.quality).toBeLessThan(0.4);
  });

  it('that cannot be reached gives the smallest file and says so', async () => {
    const { service } = open({ picture: SMALL, bytes: () => 5000 });
    const result = await service.cropPicture(png(SMALL), aJob({ maxBytes: 100 }));
    expect([result.fits, result.isShrunk, result.quality]).toEqual([false, true, null]);
  });
});

describe('a mosaic', () => {
  it('clears the pixels of its part before the blocks are drawn, and keeps no bitmap', async () => {
    const { service, log, bitmaps } = open({ picture: SMALL });
    await service.cropPicture(png(SMALL), aJob({ mosaics: [{ x: 200, y: 100, width: 95, height: 40 }] }));
    expect(log).toContain('cut 200,100 95x40');
    const clear = log.indexOf('clear 200 100 95 40');
    expect(log.slice(clear, clear + 2)).toEqual(['clear 200 100 95 40', 'draw 200,100']);
    expect(bitmaps.slice(1).map(({ width, height, isClosed }) => [width, height, isClosed])).toEqual([
      [95, 40, true],
      [10, 4, true],
    ]);
  });

  it('takes its border with it in a turned picture', async () => {
    const { service, log } = open({ picture: SMALL });
    const mosaics = [{ x: 200, y: 100, width: 95, height: 40 }];
    await service.cropPicture(png(SMALL), aJob({ matrix: [0.8, 0.6, -0.6, 0.8, 0, 0], mosaics }));
    expect(log).toContain('clear 199 99 97 42');
  });

  it('is cut to the decoded part of a large picture, and left out beside it', async () => {
    const { service, log } = open({ picture: LARGE });
    const mosaics = [
      { x: 850, y: 600, width: 100, height: 100 },
      { x: 2000, y: 2000, width: 50, height: 50 },
    ];
    await service.cropPicture(png(LARGE), aJob({ mosaics }));
    expect(log.filter((line) => line.startsWith('clear'))).toEqual(['clear 850 600 50 50']);
  });
});
