import type { PortalConfig } from '../../../core/contracts/portal.ts';
import { INTERVAL_S } from '../constants.ts';
import { keepWanted } from './favorites.ts';
import { inOrder } from './images.ts';
import type { RotationPlan } from './rotation.ts';
import type { GoalSettings, Wallpaper } from './settings.ts';

/** A surface that shows images in turns. Sources are addresses, references into the image store, or wallpapers. */
export interface ImagesView {
  readonly kind: 'images';
  readonly sources: readonly string[];
  readonly plan: RotationPlan;
}

/** The card's surface. `none`: the text stands on the page's background. */
export type PanelView = { readonly kind: 'none' } | { readonly kind: 'solid' } | ImagesView;

/** The page's background. */
export type BackgroundView = { readonly kind: 'solid' } | { readonly kind: 'pond' } | ImagesView;

/** The card's appearance during the first seconds (doc 2 §4). */
export type StartCard = 'transparent' | 'blank';

/** What the card shows. `start` replaces the chosen mode at the start. */
export function toPanelView(settings: GoalSettings, config: PortalConfig, start: StartCard | null): PanelView {
  const { showDefaultImage, panelImage, panelImages } = settings;
  const intervalMs = intervalMsOf(settings, config.panelInterval);
  switch (start ?? settings.panelMode) {
    case 'transparent':
      return { kind: 'none' };
    case 'blank':
      return { kind: 'solid' };
    case 'custom':
      return toImages([panelImage], false, intervalMs);
    case 'customMultiple':
      return toImages(keepWanted(listData(panelImages), settings), false, intervalMs);
    case 'default':
      return toImages(keepWanted(config.panelImages, settings), showDefaultImage, intervalMs);
  }
}

/**
 * What the page shows. A single image of the visitor appears to signed-in users only (doc 2 §4); the others see the default.
 * `timely` is the drawn wallpaper of this time of day.
 */
export function toBackgroundView(
  settings: GoalSettings,
  config: PortalConfig,
  isSignedIn: boolean,
  timely: Exclude<Wallpaper, 'none' | 'auto'>,
): BackgroundView {
  const { backgroundMode, backgroundImage, backgroundImages, showDefaultImage } = settings;
  const intervalMs = intervalMsOf(settings, config.backgroundInterval);
  if (backgroundMode === 'blank') return { kind: 'solid' };
  if (backgroundMode === 'custom' && isSignedIn) return toImages([backgroundImage], false, intervalMs);
  if (backgroundMode === 'customMultiple') {
    return toImages(keepWanted(listData(backgroundImages), settings), false, intervalMs);
  }
  const hasServerImages = config.backgroundImages.length > 0;
  const wallpaper = toWallpaper(backgroundMode === 'default' ? settings.wallpaper : 'none', hasServerImages, timely);
  if (wallpaper === 'pond') return { kind: 'pond' };
  if (wallpaper !== null) return toImages([toWallpaperSource(wallpaper)], false, intervalMs);
  return toImages(keepWanted(config.backgroundImages, settings), showDefaultImage, intervalMs);
}

/** The visitor's own interval, or the server's. */
function intervalMsOf({ intervalS }: Pick<GoalSettings, 'intervalS'>, serverS: number): number {
  return (intervalS === 0 ? serverS : intervalS) * 1000;
}

/** Without pictures of the server, a drawn wallpaper takes their place. */
function toWallpaper(chosen: Wallpaper, hasServerImages: boolean, timely: Exclude<Wallpaper, 'none' | 'auto'>) {
  if (chosen === 'auto' || (chosen === 'none' && !hasServerImages)) return timely;
  return chosen === 'none' ? null : chosen;
}

/** Images in turns; the solid color where there are none. */
function toImages(sources: readonly string[], interleaves: boolean, intervalMs: number) {
  const shown = sources.filter((source) => source !== '');
  if (shown.length === 0) return { kind: 'solid' } as const;
  return { kind: 'images', sources: shown, plan: { count: shown.length, interleaves, intervalMs } } as const;
}

function listData(items: GoalSettings['panelImages']): readonly string[] {
  return inOrder(items).map(({ data }) => data);
}

const WALLPAPER_PREFIX = 'mythinkn-wallpaper:';

/** The source of a drawn wallpaper. */
export function toWallpaperSource(name: string): string {
  return `${WALLPAPER_PREFIX}${name}`;
}

/** The name of a drawn wallpaper; null for any other source. */
export function parseWallpaperSource(source: string): string | null {
  return source.startsWith(WALLPAPER_PREFIX) ? source.slice(WALLPAPER_PREFIX.length) : null;
}

/** Time between two text colors where they do not follow the card's images, in milliseconds (doc 2 §9). */
export function colorIntervalMs(config: PortalConfig): number {
  return (config.panelInterval > 0 ? config.panelInterval : INTERVAL_S.colors) * 1000;
}

/** Another entry of a list than the present one, by a random number from 0 to below 1. */
export function pickOther<T>(entries: readonly T[], present: T | null, random: number): T | null {
  const others = entries.filter((entry) => entry !== present);
  return others[Math.floor(random * others.length)] ?? null;
}
