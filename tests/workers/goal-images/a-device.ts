import type { ImageDeps } from '../../../workers/goal-images/image-deps.ts';
import type { PictureCanvas } from '../../../workers/shared/picture-canvas.ts';
import type { PixelSize } from '../../../workers/shared/pixel-geometry.ts';

interface DeviceOptions {
  /** The size that the decoder gives. */
  readonly picture: PixelSize;
  /** Bytes of an encoded picture. */
  readonly bytes?: number;
  readonly writesWebp?: boolean;
  readonly failsToDecode?: boolean;
  readonly hasCanvas?: boolean;
  /** Red, green, blue and opacity that every pixel is read as. */
  readonly pixel?: readonly [number, number, number, number];
}

/** A device that records what it does with pictures, and what it has not given back. */
export function aDevice(options: DeviceOptions) {
  const {
    picture,
    bytes = 1000,
    writesWebp = true,
    failsToDecode = false,
    hasCanvas = true,
    pixel = [0, 0, 0, 255],
  } = options;
  const log: string[] = [];
  let held = 0;
  const giveBack = () => {
    held -= 1;
  };
  const text = ({ width, height }: PixelSize) => `${width}x${height}`;
  const makeBitmap = ({ width, height }: PixelSize): ImageBitmap => {
    held += 1;
    return { width, height, close: giveBack } as ImageBitmap;
  };
  const canvas = (size: PixelSize): PictureCanvas => {
    held += 1;
    return {
      size,
      context: null as never,
      encode: async (type) => {
        log.push(`encode ${type}`);
        const written = type === 'image/webp' && !writesWebp ? 'image/png' : type;
        return new Blob([new Uint8Array(bytes)], { type: written });
      },
      resize: async (wanted) => makeBitmap(wanted),
      release: giveBack,
    };
  };
  const deps: ImageDeps = {
    async decode(_blob, width) {
      if (failsToDecode) throw new DOMException('cannot be decoded', 'InvalidStateError');
      log.push(width === null ? 'decode' : `decode to ${width}`);
      return makeBitmap(
        width === null ? picture : { width, height: Math.round((picture.height * width) / picture.width) },
      );
    },
    async resize(_bitmap, size) {
      log.push(`resize ${text(size)}`);
      return makeBitmap(size);
    },
    createCanvas: (size) => (hasCanvas ? canvas(size) : null),
    drawPart: ({ size }, _bitmap, part) => void log.push(`draw ${part.x},${part.y} ${text(part)} at ${text(size)}`),
    readPixels({ size }) {
      const [red, green, blue, alpha] = pixel;
      const value = red + green * 2 ** 8 + blue * 2 ** 16 + alpha * 2 ** 24;
      return new Uint8ClampedArray(new Uint32Array(size.width * size.height).fill(value).buffer);
    },
    writePixels: ({ size }, pixels) => void log.push(`write ${pixels.length / 4} pixels at ${text(size)}`),
  };
  return { deps, log, makeBitmap, held: () => held };
}
