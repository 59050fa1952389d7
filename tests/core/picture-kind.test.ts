import { expect, it } from 'vitest';
import { sniffPicture } from '../../src/core/picture-kind.ts';

it.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['GIF87a', 'gif'],
  ['RIFF\0\0\0\0WEBP', 'webp'],
  ['RIFF\0\0\0\0WAVE', null],
  ['BM\x01\x02\x03\x04\0\0\0\0', 'bmp'],
  ['BMW is a car', null],
  ['\0\0\x01\0', 'ico'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['\0\0\0\x0cJXL \r\n', 'jxl'],
  ['  <!-- a --><svg>', 'svg'],
  ['%PDF-1.7', null],
  ['PK\x03\x04', null],
  ['', null],
])('a file that starts with %j is of the kind %s', (text, kind) => {
  expect(sniffPicture(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(kind);
});
