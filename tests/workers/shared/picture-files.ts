/** The beginnings of picture files, as far as their heads are read. */

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const le16 = (value: number) => be16(value).reverse();
const le24 = (value: number) => be32(value).reverse().slice(0, 3);
const le32 = (value: number) => be32(value).reverse();

const chunk = (name: string, data: readonly number[]) => [
  ...be32(data.length),
  ...Buffer.from(name),
  ...data,
  0,
  0,
  0,
  0,
];

export function pngFile(width: number, height: number, extra: readonly string[] = []): Blob {
  const header = chunk('IHDR', [...be32(width), ...be32(height), 8, 6, 0, 0, 0]);
  const others = extra.flatMap((name) => chunk(name, [0, 0, 0, 0]));
  return new Blob([bytes([0x89], 'PNG\r\n', [0x1a], '\n', header, others, chunk('IDAT', []))]);
}

const segment = (marker: number, data: readonly number[]) => [0xff, marker, ...be16(data.length + 2), ...data];

/** EXIF with the orientation as its second tag, in big endian. */
function exif(orientation: number): readonly number[] {
  const tags = [
    [...be16(0x010f), ...be16(2), ...be32(1), ...be32(0)],
    [...be16(0x0112), ...be16(3), ...be32(1), ...be16(orientation), 0, 0],
  ];
  return segment(0xe1, [...Buffer.from('Exif\0\0MM'), ...be16(42), ...be32(8), ...be16(tags.length), ...tags.flat()]);
}

export function jpegFile(width: number, height: number, orientation: number | null = null): Blob {
  const frame = segment(0xc2, [8, ...be16(height), ...be16(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  const tables = segment(0xc4, [0, 0]);
  const profile = segment(
    0xe2,
    Array.from({ length: 3000 }, () => 7),
  );
  const head = orientation === null ? [] : exif(orientation);
  return new Blob([bytes([0xff, 0xd8], head, profile, tables, [0xff], frame, segment(0xda, []))]);
}

export const gifFile = (width: number, height: number) =>
  new Blob([bytes('GIF89a', le16(width), le16(height), [0, 0, 0])]);

export function webpFile(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number, flags = 0): Blob {
  const bits = (width - 1) | ((height - 1) << 14);
  const content = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...le16(width), ...le16(height)],
    VP8L: [0x2f, ...le32(bits)],
    VP8X: [flags, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)],
  }[kind];
  return new Blob([bytes('RIFF', le32(100), 'WEBP', kind, le32(content.length), content, [0, 0, 0, 0])]);
}

export const bmpFile = (width: number, height: number) =>
  new Blob([bytes('BM', le32(60), [0, 0, 0, 0], le32(54), le32(40), le32(width), le32(height), [0, 0, 0, 0])]);

export const isoFile = (brand: string, compatible: readonly string[]) =>
  new Blob([bytes(be32(16 + 4 * compatible.length), 'ftyp', brand, be32(0), ...compatible, be32(8), 'free')]);
