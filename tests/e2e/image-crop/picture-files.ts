import { crc32, deflateSync } from 'node:zlib';

/** Color of a pixel: red, green, blue, opacity. */
export type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number];

/** Every pixel has a color of its own, so that a shift by one pixel is found. */
export const MOSAIC: Paint = (x, y) => [(x * 7 + y * 3) & 255, (x * 5 + y * 11) & 255, (x ^ y) & 255, 255];
/** Soft colors, which survive smoothing. */
export const GRADIENT: Paint = (x, y) => [(x / 2) & 255, (y / 2) & 255, 128, 255];

/** A PNG file with these pixels. */
export function toPng(width: number, height: number, paint: Paint): Buffer {
  const rows = Buffer.alloc(height * (1 + 4 * width));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    at += 1;
    for (let x = 0; x < width; x += 1) {
      for (const value of paint(x, y)) {
        rows[at] = value;
        at += 1;
      }
    }
  }
  return assemble(width, height, 6, deflateSync(rows));
}

/** A gray PNG of any size: every row is a ramp. Its file is small. */
export function toGrayPng(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width);
  for (let x = 0; x < width; x += 1) row[1 + x] = (x >> 4) & 255;
  const rows = Buffer.alloc(height * row.length);
  for (let y = 0; y < height; y += 1) row.copy(rows, y * row.length);
  return assemble(width, height, 0, deflateSync(rows, { level: 6 }));
}

/** The same JPEG with an EXIF block that holds an orientation. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, 24);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 4);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}

function assemble(width: number, height: number, colorType: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = colorType;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
