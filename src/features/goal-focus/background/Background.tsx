import { useState } from 'react';
import { type BackgroundView, toWallpaperSource } from '../model/desktop-view.ts';
import { CrossFade, Shade } from './CrossFade.tsx';
import type { OpenedPicture } from './open-picture.ts';
import { PondBackground } from './PondBackground.tsx';

/** One surface with the picture that it shows now. */
export interface SurfaceScene<View> {
  readonly view: View;
  /** Null for the solid color. */
  readonly source: string | null;
  /** The picture in front, once it is decoded; null for the solid color. */
  readonly picture: OpenedPicture | null;
  readonly onShown: (picture: OpenedPicture | null) => void;
}

interface BackgroundProps {
  readonly scene: SurfaceScene<BackgroundView>;
  readonly isPaused: boolean;
  readonly open: (source: string) => Promise<OpenedPicture>;
  readonly brightness: number;
  readonly blurPx: number;
}

/** The page's background. Where the pond cannot swim, drawn waves take its place. */
export function Background({ scene, isPaused, ...look }: BackgroundProps) {
  const [hasPond, setHasPond] = useState(true);
  const isPond = scene.view.kind === 'pond';
  const swims = isPond && hasPond;
  const still = isPond ? toWallpaperSource('waves') : scene.source;
  return (
    <>
      <CrossFade source={swims ? null : still} onShown={scene.onShown} {...look} />
      {swims && (
        <>
          <PondBackground isPaused={isPaused} onFailed={() => setHasPond(false)} />
          <Shade style={{ opacity: 1 - look.brightness / 100 }} />
        </>
      )}
    </>
  );
}
