import { useState } from 'react';
import { toWallpaperSource } from '../model/desktop-view.ts';
import type { Scene } from '../screen/use-scene.ts';
import { CrossFade, Shade } from './CrossFade.tsx';
import type { OpenedPicture } from './open-picture.ts';
import { PondBackground } from './PondBackground.tsx';

interface BackgroundProps {
  readonly scene: Scene['background'];
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
