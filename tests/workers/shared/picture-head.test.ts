import { describe, expect, it } from 'vitest';
import { readPictureHead } from '../../../workers/shared/picture-head.ts';
import { bmpFile, gifFile, isoFile, jpegFile, pngFile, webpFile } from './picture-files.ts';

const size = { width: 640, height: 480 };

describe('the head of a picture file', () => {
  it.each([
    ['PNG', pngFile(640, 480), { kind: 'png', size, mayBeTurned: false, isAnimated: false }],
    ['animated PNG', pngFile(640, 480, ['acTL']), { kind: 'png', size, isAnimated: true }],
    ['PNG with EXIF', pngFile(640, 480, ['gAMA', 'eXIf']), { kind: 'png', size, mayBeTurned: true }],
    ['JPEG', jpegFile(640, 480), { kind: 'jpeg', size, mayBeTurned: false, swapsSides: false }],
    ['JPEG upside down', jpegFile(640, 480, 3), { kind: 'jpeg', size, mayBeTurned: true, swapsSides: false }],
    ['JPEG on its side', jpegFile(640, 480, 6), { kind: 'jpeg', size, mayBeTurned: true, swapsSides: true }],
    ['JPEG with a bad orientation', jpegFile(640, 480, 77), { size, mayBeTurned: false, swapsSides: false }],
    ['GIF', gifFile(640, 480), { kind: 'gif', size, isAnimated: true }],
    ['WebP, lossy', webpFile('VP8 ', 640, 480), { kind: 'webp', size, isAnimated: false }],
    ['WebP, lossless', webpFile('VP8L', 640, 480), { kind: 'webp', size }],
    ['WebP, animated', webpFile('VP8X', 640, 480, 2), { kind: 'webp', size, isAnimated: true, mayBeTurned: false }],
    ['WebP with EXIF', webpFile('VP8X', 640, 480, 8), { size, isAnimated: false, mayBeTurned: true }],
    ['BMP from top to bottom', bmpFile(640, -480), { kind: 'bmp', size }],
    ['AVIF', isoFile('avif', ['mif1']), { kind: 'avif', size: null, mayBeTurned: true }],
    ['AVIF, animated', isoFile('avis', ['avif']), { kind: 'avif', isAnimated: true }],
    ['HEIC', isoFile('mif1', ['heic']), { kind: 'heic', size: null }],
    ['AVIF under the common brand', isoFile('mif1', ['miaf', 'avif']), { kind: 'avif' }],
    ['SVG', new Blob(['<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>']), { kind: 'svg', size: null }],
  ])('of %s says its kind and size', async (_name, blob, head) => {
    expect(await readPictureHead(blob)).toMatchObject(head);
  });

  it.each([
    ['a text', new Blob(['hello, world'])],
    ['a page that contains a picture', new Blob(['<html><svg></svg></html>'])],
    ['a film', isoFile('isom', ['mp42'])],
    ['nothing', new Blob([])],
  ])('is refused for %s', async (_name, blob) => {
    await expect(readPictureHead(blob)).rejects.toMatchObject({ code: 'picture-type' });
  });

  it.each([
    ['a PNG', pngFile(640, 480).slice(0, 18)],
    ['a JPEG', jpegFile(640, 480, 6).slice(0, 12)],
    ['a WebP', webpFile('VP8X', 640, 480).slice(0, 22)],
  ])('that ends early in %s is damaged', async (_name, blob) => {
    await expect(readPictureHead(blob)).rejects.toMatchObject({ code: 'picture-damaged' });
  });
});
