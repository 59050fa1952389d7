import { AppError } from '../../../core/errors.ts';
import { BRIGHTNESS_PERCENT } from '../constants.ts';
import { parseWallpaperSource } from '../model/desktop-view.ts';
import { parseReference } from '../model/images.ts';
import type { StoredImage } from '../storage/image-db.ts';

/** A picture that an image element can show. */
export interface OpenedPicture {
  readonly url: string;
  /** Its bytes; null for a picture at an address, which only the browser reads. */
  readonly blob: Blob | null;
  /** Drawn for this page, so that it is dark enough by itself. */
  readonly isDrawn: boolean;
  /** Gives the memory back. The picture must not be shown any more. */
  close(): void;
}

interface OpenDeps {
  /** Null where there is no such image. */
  readonly readImage: (id: string) => Promise<StoredImage | null>;
  readonly drawWallpaper: (name: string) => Promise<Blob>;
}

/**
 * Opens a source of `model/desktop-view`.
 * @throws AppError `image-missing`, a `DbErrorCode`, or a code of the picture worker.
 */
export async function openPicture(source: string, deps: OpenDeps): Promise<OpenedPicture> {
  const id = parseReference(source);
  if (id !== null) {
    const stored = await deps.readImage(id);
    if (stored === null) throw new AppError('image-missing', `No stored image ${id}`);
    return openBlob(stored.blob, false);
  }
  const wallpaper = parseWallpaperSource(source);
  if (wallpaper !== null) return openBlob(await deps.drawWallpaper(wallpaper), true);
  return { url: source, blob: null, isDrawn: false, close: () => {} };
}

/** A picture of bytes in memory. */
export function openBlob(blob: Blob, isDrawn: boolean): OpenedPicture {
  const url = URL.createObjectURL(blob);
  return { url, blob, isDrawn, close: () => URL.revokeObjectURL(url) };
}

/** Part of a picture's light that stays, 0 to 1, at the chosen brightness. Drawn pictures keep all of it at the initial one. */
export function lightOf({ isDrawn }: Pick<OpenedPicture, 'isDrawn'>, brightnessPercent: number): number {
  return isDrawn ? Math.min(1, brightnessPercent / BRIGHTNESS_PERCENT.initial) : brightnessPercent / 100;
}
