import { AppError } from '../../src/core/errors.ts';
import { type PictureKind, sniffPicture } from '../../src/core/picture-kind.ts';
import type { PixelSize } from './pixel-geometry.ts';

/** What the first bytes of a file say about its picture. */
export interface PictureHead {
  readonly kind: PictureKind;
  /** Stored size, before an EXIF orientation is applied; null where only a decoder knows it. */
  readonly size: PixelSize | null;
  /** An orientation may turn the stored pixels. */
  readonly mayBeTurned: boolean;
  /** The orientation exchanges width and height. */
  readonly swapsSides: boolean;
  readonly isAnimated: boolean;
}

/** Segments in front of a JPEG's size: profiles and previews of cameras stay far below this. */
const HEAD_BYTES = 4 << 20;
/** Orientations of EXIF that exchange width and height start here. */
const SWAPPED_FROM = 5;

/** Reads the head of a picture file without decoding it. @throws AppError `picture-type`, `picture-damaged`. */
export async function readPictureHead(blob: Blob): Promise<PictureHead> {
  const bytes = await readBytes(blob.slice(0, HEAD_BYTES));
  const kind = sniffPicture(bytes);
  if (kind === null) throw new AppError('picture-type', 'The bytes are no picture');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readHead(kind, view);
  } catch (cause) {
    if (cause instanceof RangeError) throw new AppError('picture-damaged', 'The file ends inside its head', { kind });
    throw cause;
  }
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new AppError('file-unreadable', String(cause));
  }
}

function readHead(kind: PictureKind, view: DataView): PictureHead {
  const unknown = { kind, size: null, mayBeTurned: true, swapsSides: false, isAnimated: false };
  switch (kind) {
    case 'png':
      return readPng(view);
    case 'jpeg':
      return readJpeg(view);
    case 'gif':
      return {
        kind,
        size: { width: view.getUint16(6, true), height: view.getUint16(8, true) },
        mayBeTurned: false,
        swapsSides: false,
        isAnimated: true,
      };
    case 'webp':
      return readWebp(view);
    case 'bmp':
      return { ...unknown, size: readBmpSize(view), mayBeTurned: false };
    case 'avif':
      return { ...unknown, isAnimated: nameAt(view, 8) === 'avis' };
    default:
      return unknown;
  }
}

/** Chunks in front of the pixels say whether it is animated (`acTL`) or turned (`eXIf`). */
function readPng(view: DataView): PictureHead {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  const names: string[] = [];
  for (let at = 8; at + 8 <= view.byteLength && !names.includes('IDAT'); at += view.getUint32(at) + 12) {
    names.push(nameAt(view, at + 4));
  }
  const mayBeTurned = names.includes('eXIf');
  return { kind: 'png', size, mayBeTurned, swapsSides: false, isAnimated: names.includes('acTL') };
}

/** Walks over the segments to the frame header, which has the size. */
function readJpeg(view: DataView): PictureHead {
  let orientation = 1;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) break;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker === 0xe1 && nameAt(view, at + 4) === 'Exif')
      orientation = readOrientation(view, at + 10, at + 2 + length);
    if (isFrameHeader(marker)) {
      const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      const swapsSides = orientation >= SWAPPED_FROM;
      return { kind: 'jpeg', size, mayBeTurned: orientation !== 1, swapsSides, isAnimated: false };
    }
    at += 2 + length;
  }
  return { kind: 'jpeg', size: null, mayBeTurned: true, swapsSides: false, isAnimated: false };
}

/** SOF0 to SOF15 without the tables among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** The orientation tag of an EXIF block that starts at `from`; 1 where it has none. */
function readOrientation(view: DataView, from: number, end: number): number {
  const isLittle = view.getUint16(from) === 0x4949;
  const directory = from + view.getUint32(from + 4, isLittle);
  if (directory + 2 > end) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + count * 12 && entry + 12 <= end; entry += 12) {
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function readWebp(view: DataView): PictureHead {
  const plain = { kind: 'webp', mayBeTurned: false, swapsSides: false, isAnimated: false } as const;
  switch (nameAt(view, 12)) {
    case 'VP8 ':
      return {
        ...plain,
        size: { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff },
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { ...plain, size: { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } };
    }
    case 'VP8X': {
      const flags = view.getUint8(20);
      return {
        ...plain,
        size: { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 },
        mayBeTurned: (flags & 0x08) !== 0,
        isAnimated: (flags & 0x02) !== 0,
      };
    }
    default:
      return { ...plain, size: null };
  }
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
}

/** The height is negative for rows from top to bottom. Old headers of 12 bytes are left to the decoder. */
function readBmpSize(view: DataView): PictureHead['size'] {
  if (view.getUint32(14, true) < 40) return null;
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
