import { goalImages } from '../../../bridges/goal-images-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { sniffPicture } from '../../../core/picture-kind.ts';
import { toBase64 } from '../../../platform/base64.ts';
import { checkFile } from '../../../shared/files/check-file.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { CARD_SIZES, PICTURE_BYTES_MAX } from '../constants.ts';
import { copy } from '../words.ts';

/** What the file dialog offers, and what a dropped file must be (doc 3 §5). */
export const PICTURE_ACCEPT = 'image/*';

type ReceivedPicture =
  | { readonly kind: 'ready'; readonly dataUrl: string }
  /** `reason` is for the visitor. */
  | { readonly kind: 'refused'; readonly reason: string };

const words = copy.picture;

/** Checks a picture file and scales it to the largest card. Never rejects. */
export async function receivePicture(file: File): Promise<ReceivedPicture> {
  const problem = await checkFile(file, {
    types: [PICTURE_ACCEPT],
    maxBytes: PICTURE_BYTES_MAX.file,
    sniff: (head) => sniffPicture(head) !== null,
  });
  if (problem === 'file-too-large') return refuse(words.tooLarge(file.name, formatSize(PICTURE_BYTES_MAX.file)));
  if (problem === 'file-type') return refuse(words.notImage(file.name));
  if (problem !== null) return refuse(words.failed);
  try {
    const { blob } = await goalImages.fitImage(file, largestCard());
    // A picture that is not scaled, such as an animation, keeps its bytes.
    if (blob.size > PICTURE_BYTES_MAX.kept) {
      return refuse(words.tooLarge(file.name, formatSize(PICTURE_BYTES_MAX.kept)));
    }
    return { kind: 'ready', dataUrl: await toDataUrl(blob) };
  } catch (error) {
    const isUndecodable = error instanceof AppError && error.code === 'picture-undecodable';
    return refuse(isUndecodable ? words.undecodable(file.name) : words.failed);
  }
}

function refuse(reason: string): ReceivedPicture {
  return { kind: 'refused', reason };
}

/** Pixels of the largest exported card. */
function largestCard(): { readonly width: number; readonly height: number } {
  const { widthPx, heightPx, pixelRatio } = CARD_SIZES.portrait;
  return { width: widthPx * pixelRatio, height: heightPx * pixelRatio };
}

async function toDataUrl(blob: Blob): Promise<string> {
  return `data:${blob.type};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
}
