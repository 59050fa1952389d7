import { useCallback, useEffect, useState } from 'react';
import { goalImages } from '../../../bridges/goal-images-bridge.ts';
import { type OpenedPicture, openPicture } from '../background/open-picture.ts';
import { imageDb } from '../image-store.ts';
import { dayPartAt, type WallpaperName } from '../model/wallpaper.ts';
import { readImage } from '../storage/image-db.ts';

/** Opens the pictures of a surface. A new function whenever the stored images have changed. */
export function usePictures(): (source: string) => Promise<OpenedPicture> {
  const [version, setVersion] = useState(0);
  useEffect(() => imageDb.onChange(() => setVersion((count) => count + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same source means another picture after a change
  return useCallback(
    (source: string) =>
      openPicture(source, { readImage: (id) => readImage(imageDb, id), drawWallpaper: drawForScreen }),
    [version],
  );
}

/** Wallpapers differ from day to day, not from visit to visit. */
function drawForScreen(name: string): Promise<Blob> {
  const now = new Date();
  const scale = window.devicePixelRatio;
  return goalImages.drawWallpaper({
    name: name as WallpaperName,
    dayPart: dayPartAt(now.getHours()),
    size: { width: Math.round(window.innerWidth * scale), height: Math.round(window.innerHeight * scale) },
    seed: now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate(),
  });
}
