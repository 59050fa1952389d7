import { useCallback, useEffect, useState } from 'react';
import { goalImages } from '../../../bridges/goal-images-bridge.ts';
import { type OpenedPicture, openBlob, openPicture } from '../background/open-picture.ts';
import { imageDb } from '../image-store.ts';
import { parseReference } from '../model/images.ts';
import type { DayPart, WallpaperName } from '../model/wallpaper.ts';
import { readImage, type StoredImage } from '../storage/image-db.ts';

/**
 * Opens the pictures of a surface. A new function whenever a source means another picture than before. `added`: pictures that
 * are not stored yet, by their ids.
 */
export function usePictures(
  dayPart: DayPart,
  added: ReadonlyMap<string, StoredImage>,
): (source: string) => Promise<OpenedPicture> {
  const [version, setVersion] = useState(0);
  useEffect(() => imageDb.onChange(() => setVersion((count) => count + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same source means another picture after a change
  return useCallback(
    async (source: string) => {
      const own = added.get(parseReference(source) ?? '');
      if (own !== undefined) return openBlob(own.blob, false);
      return openPicture(source, {
        readImage: (id) => readImage(imageDb, id),
        drawWallpaper: (name) => drawForScreen(name, dayPart),
      });
    },
    [version, dayPart, added],
  );
}

/** As large as the screen, for full screen. Wallpapers differ from day to day, not from visit to visit. */
function drawForScreen(name: string, dayPart: DayPart): Promise<Blob> {
  const now = new Date();
  const { innerWidth, innerHeight, screen, devicePixelRatio } = window;
  return goalImages.drawWallpaper({
    name: name as WallpaperName,
    dayPart,
    size: {
      width: Math.round(Math.max(innerWidth, screen.width) * devicePixelRatio),
      height: Math.round(Math.max(innerHeight, screen.height) * devicePixelRatio),
    },
    seed: now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate(),
  });
}
