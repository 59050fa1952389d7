import { type BackgroundView, type PanelView, parseWallpaperSource } from './desktop-view.ts';
import type { GoalSettings } from './settings.ts';

interface ShownSurface {
  readonly view: PanelView | BackgroundView;
  /** Null for the solid color. */
  readonly source: string | null;
}

export interface ShownPicture {
  readonly source: string;
  /** Its place among the pictures that take turns, from 1; null for a picture that stays. */
  readonly place: { readonly at: number; readonly count: number } | null;
}

/** The picture in front: of the surface whose pictures take turns, the page before the card. Null where there is none. */
export function pickShownPicture(background: ShownSurface, panel: ShownSurface): ShownPicture | null {
  const shown = [background, panel].flatMap(({ view, source }) => {
    if (view.kind !== 'images' || source === null) return [];
    const count = view.sources.length;
    return [{ source, place: count > 1 ? { at: view.sources.indexOf(source) + 1, count } : null }];
  });
  return shown.find(({ place }) => place !== null) ?? shown[0] ?? null;
}

/** What a picture is called: a drawn wallpaper, or a name in words. Null where nothing names it. */
type PictureName = { readonly wallpaper: string } | { readonly text: string } | null;

/** The name of a file that the visitor has chosen, or of the file at an address. */
export function nameOf(source: string, settings: GoalSettings): PictureName {
  const wallpaper = parseWallpaperSource(source);
  if (wallpaper !== null) return { wallpaper };
  const { panelImage, panelImageFileName, backgroundImage, backgroundImageFileName } = settings;
  const own = [...settings.panelImages, ...settings.backgroundImages].find(({ type, data }) => {
    return type === 'blob' && data === source;
  });
  const name =
    own?.name ??
    (source === backgroundImage ? backgroundImageFileName : source === panelImage ? panelImageFileName : '');
  const text = name === '' ? fileNameAt(source) : name;
  return text === '' ? null : { text };
}

/** A long name of digits and letters, as servers give to uploads, says nothing. */
const MEANINGLESS = /^[\da-f-]{16,}(?:\.\w+)?$/i;

function fileNameAt(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const last = path.includes('/') ? path.slice(path.lastIndexOf('/') + 1) : '';
  return MEANINGLESS.test(last) ? '' : decode(last);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
