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
  /** Red, green, blue and opacity that every pixel is read as, or two that take turns. */
  readonly pixel?: Pixel | readonly [Pixel, Pixel];
  /** The pixels of every encoded file; those of the picture where it is missing. */
  readonly writtenPixel?: Pixel;
  readonly failsToDecodeWritten?: boolean;
}

type Pixel = readonly [number, number, number, number];

/** As in a browser, the sides are getters of the prototype, so that a spread does not copy them. */
class FakeBitmap {
  readonly #size: PixelSize;
  readonly #giveBack: () => void;
  constructor(size: PixelSize, giveBack: () => void) {
    this.#size = size;
    this.#giveBack = giveBack;
  }
  get width() {
    return this.#size.width;
  }
  get height() {
    return this.#size.height;
  }
  close() {
    this.#giveBack();
  }
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
    writtenPixel,
    failsToDecodeWritten = false,
  } = options;
  const log: string[] = [];
  let held = 0;
  const giveBack = () => {
    held -= 1;
  };
  const text = ({ width, height }: PixelSize) => `${width}x${height}`;
  const written = new Map<Blob, PixelSize>();
  const ofWritten = new WeakSet<ImageBitmap | PictureCanvas>();
  const makeBitmap = (size: PixelSize, isWritten = false): ImageBitmap => {
    held += 1;
    const bitmap: ImageBitmap = new FakeBitmap(size, giveBack);
    if (isWritten) ofWritten.add(bitmap);
    return bitmap;
  };
  const canvas = (size: PixelSize): PictureCanvas => {
    held += 1;
    return {
      size,
      context: null as never,
      encode: async (type) => {
        log.push(`encode ${type}`);
        const writtenType = type === 'image/webp' && !writesWebp ? 'image/png' : type;
        const blob = new Blob([new Uint8Array(bytes)], { type: writtenType });
        written.set(blob, size);
        return blob;
      },
      resize: async (wanted) => makeBitmap(wanted),
      release: giveBack,
    };
  };
  const deps: ImageDeps = {
    async decode(blob, width) {
      const own = written.get(blob);
      if (own !== undefined) {
        if (failsToDecodeWritten) throw new DOMException('cannot be decoded', 'InvalidStateError');
        log.push('look');
        return makeBitmap(own, true);
      }
      if (failsToDecode) throw new DOMException('cannot be decoded', 'InvalidStateError');
      log.push(width === null ? 'decode' : `decode to ${width}`);
      return makeBitmap(
        width === null ? picture : { width, height: Math.round((picture.height * width) / picture.width) },
      );
    },
    async resize(bitmap, size) {
      if (written.size === 0) log.push(`resize ${text(size)}`);
      return makeBitmap(size, ofWritten.has(bitmap));
    },
    createCanvas: (size) => (hasCanvas ? canvas(size) : null),
    drawPart(target, bitmap, part) {
      if (written.size === 0) log.push(`draw ${part.x},${part.y} ${text(part)} at ${text(target.size)}`);
      if (ofWritten.has(bitmap)) ofWritten.add(target);
    },
    readPixels(source) {
      const shown = (ofWritten.has(source) && writtenPixel) || pixel;
      const [even, odd] = isPair(shown) ? shown : [shown, shown];
      const count = source.size.width * source.size.height;
      return Uint8ClampedArray.from({ length: 4 * count }, (_, at) => ((at >> 2) % 2 === 0 ? even : odd)[at & 3] ?? 0);
    },
    writePixels: ({ size }, pixels) => void log.push(`write ${pixels.length / 4} pixels at ${text(size)}`),
  };
  return { deps, log, makeBitmap, held: () => held };
}

function isPair(pixel: Pixel | readonly [Pixel, Pixel]): pixel is readonly [Pixel, Pixel] {
  return typeof pixel[0] === 'object';
}
