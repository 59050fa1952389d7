import type { CropDeps } from '../../../workers/image-crop/crop-deps.ts';
import type { PictureCanvas } from '../../../workers/shared/picture-canvas.ts';
import type { PixelRect, PixelSize } from '../../../workers/shared/pixel-geometry.ts';

/** A bitmap without pixels. */
class FakeBitmap {
  readonly width: number;
  readonly height: number;
  isClosed = false;
  constructor({ width, height }: PixelSize) {
    this.width = width;
    this.height = height;
  }
  close() {
    this.isClosed = true;
  }
}

export interface DeviceOptions {
  /** The size that decoders give. */
  readonly picture: PixelSize;
  /** Larger canvases are refused. */
  readonly canvasPixelsMax?: number;
  /** Bytes of an encoded picture. */
  readonly bytes?: (size: PixelSize, quality: number) => number;
  /** The type that the encoder really writes. */
  readonly writes?: string;
  readonly failsToDecode?: boolean;
}

/** A device that records what it does with pictures, and holds nothing of them. */
export function aDevice(options: DeviceOptions) {
  const { picture, canvasPixelsMax = Number.POSITIVE_INFINITY, bytes = () => 1000, writes, failsToDecode } = options;
  const log: string[] = [];
  const bitmaps: FakeBitmap[] = [];
  const canvases: { isReleased: boolean }[] = [];
  const transforms: number[][] = [];
  const make = (size: PixelSize): ImageBitmap => {
    if (failsToDecode === true) throw new DOMException('cannot be decoded', 'InvalidStateError');
    const bitmap = new FakeBitmap(size);
    bitmaps.push(bitmap);
    return bitmap as unknown as ImageBitmap;
  };
  const text = ({ x, y, width, height }: PixelRect) => `${x},${y} ${width}x${height}`;
  const createCanvas = (size: PixelSize): PictureCanvas | null => {
    if (size.width * size.height > canvasPixelsMax) return null;
    log.push(`canvas ${size.width}x${size.height}`);
    const state = { isReleased: false };
    canvases.push(state);
    const context = {
      setTransform: (...matrix: number[]) => transforms.push(matrix),
      drawImage: (_bitmap: unknown, x: number, y: number) => log.push(`draw ${x},${y}`),
      fillRect: () => log.push('ground'),
      clearRect: (...part: number[]) => log.push(`clear ${part.join(' ')}`),
      fill: () => log.push('shape'),
      beginPath() {},
      ellipse() {},
      moveTo() {},
      arcTo() {},
      closePath() {},
    };
    return {
      size,
      context: context as unknown as OffscreenCanvasRenderingContext2D,
      encode: async (type, quality) =>
        new Blob([new Uint8Array(Math.ceil(bytes(size, quality)))], { type: writes ?? type }),
      resize: async (wanted) => make(wanted),
      release: () => {
        state.isReleased = true;
      },
    };
  };
  const deps: CropDeps = {
    decode: async (_blob, width) => {
      log.push(width === null ? 'decode' : `decode to ${width}`);
      return make(width === null ? picture : { width, height: Math.round((picture.height * width) / picture.width) });
    },
    decodePart: async (_blob, part) => {
      log.push(`decode part ${text(part)}`);
      return make(part);
    },
    cut: async (_bitmap, part) => {
      log.push(`cut ${text(part)}`);
      return make(part);
    },
    resize: async (_bitmap, size) => {
      log.push(`resize ${size.width}x${size.height}`);
      return make(size);
    },
    createCanvas,
  };
  return { deps, log, bitmaps, canvases, transforms };
}
