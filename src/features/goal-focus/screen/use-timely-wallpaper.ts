import { useEffect, useState } from 'react';
import { pickByTime, type WallpaperName } from '../model/wallpaper.ts';

const CHECK_MS = 5 * 60_000;

/** The drawn wallpaper of this time of day. */
export function useTimelyWallpaper(): WallpaperName {
  const [name, setName] = useState<WallpaperName>('gradient');
  useEffect(() => {
    const check = () => setName(pickByTime(new Date().getHours()));
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return name;
}
