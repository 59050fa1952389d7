import { useCallback, useMemo, useState } from 'react';
import { useIsHydrated } from '../../../shared/hooks/use-is-hydrated.ts';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.ts';
import { useSession } from '../../../shared/session/session.ts';
import type { SurfaceScene } from '../background/Background.tsx';
import type { OpenedPicture } from '../background/open-picture.ts';
import { useRotation } from '../background/use-rotation.ts';
import { START_MS } from '../constants.ts';
import {
  type BackgroundView,
  colorIntervalMs,
  type ImagesView,
  type PanelView,
  toBackgroundView,
  toPanelView,
} from '../model/desktop-view.ts';
import type { RotationPlan } from '../model/rotation.ts';
import type { GoalSettings } from '../model/settings.ts';
import { type DayPart, wallpaperFor } from '../model/wallpaper.ts';
import { usePortalConfig } from './use-portal-config.ts';
import { useStart } from './use-start.ts';
import { useTextColor } from './use-text-color.ts';

/** Everything that the desktop shows: both surfaces, the text's wanted color, and the steps through the images. */
export interface Scene {
  readonly panel: SurfaceScene<PanelView>;
  readonly background: SurfaceScene<BackgroundView>;
  readonly textColor: string;
  /** Whether any surface has several images. */
  readonly hasImages: boolean;
  readonly step: (event: 'next' | 'previous') => void;
}

const NO_IMAGES: RotationPlan = { count: 0, interleaves: false, intervalMs: 0 };

/** The scene of these settings. `isPaused`: the visitor has stopped everything that moves. */
export function useScene(settings: GoalSettings, dayPart: DayPart, isPaused: boolean): Scene {
  const isHydrated = useIsHydrated();
  const isStill = !usePageVisible() || isPaused;
  const { config, isLoaded } = usePortalConfig();
  const isSignedIn = useSession().session !== null;
  const timely = wallpaperFor(dayPart);
  const start = useStart();
  // Before the server has answered, no picture of it is missing yet. A drawn one takes its place until then.
  const isReady = isHydrated && (isLoaded || start.isPageOver);

  const panelView = useMemo(() => toPanelView(settings, config, start.card), [settings, config, start.card]);
  const backgroundView = useMemo<BackgroundView>(
    () => (isReady ? toBackgroundView(settings, config, isSignedIn, timely) : { kind: 'solid' }),
    [isReady, settings, config, isSignedIn, timely],
  );
  const panel = useSurface(panelView, isStill, 0);
  const background = useSurface(backgroundView, isStill, start.isPageOver ? 0 : START_MS.solidBackground);
  const textColor = useTextColor({
    settings,
    imageKey: settings.panelMode === 'default' && isChanging(panelView) ? (panel.source ?? 'none') : null,
    intervalMs: colorIntervalMs(config),
    isPaused: isStill,
  });
  return {
    panel,
    background,
    textColor,
    hasImages: [panelView, backgroundView].some((view) => view.kind === 'images' && view.plan.count > 1),
    step: (event) => {
      panel.step(event);
      background.step(event);
    },
  };
}

/** Whether a surface shows different pictures, or a picture and the solid color, in turns. */
function isChanging(view: PanelView): boolean {
  return view.kind === 'images' && (view.plan.count > 1 || view.plan.interleaves);
}

function useSurface<View extends PanelView | BackgroundView>(view: View, isPaused: boolean, solidMs: number) {
  const images: ImagesView | null = view.kind === 'images' ? view : null;
  const { frame, step } = useRotation({ plan: images?.plan ?? NO_IMAGES, solidMs, isPaused });
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const onShown = useCallback((shown: OpenedPicture | null) => setPicture(shown), []);
  const source = frame.kind === 'image' ? (images?.sources[frame.index] ?? null) : null;
  return { view, source, picture, onShown, step };
}
