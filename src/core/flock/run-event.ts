/**
 * Something that happened in a game, with its place in the pond. `combo` counts fish that were eaten one soon after another;
 * `fish` of them in this step. `points` is worth more than the fish themselves for a golden one. `full`: a combo has refilled
 * the stamina.
 */
export type RunEvent = { readonly x: number; readonly y: number } & (
  | { readonly type: 'bite'; readonly fish: number; readonly combo: number }
  | { readonly type: 'golden'; readonly points: number; readonly combo: number }
  | { readonly type: 'golden-appears' }
  | { readonly type: 'full'; readonly combo: number }
  | { readonly type: 'shadow'; readonly shadows: number }
  | { readonly type: 'size'; readonly factor: number }
  | { readonly type: 'speed'; readonly factor: number }
);

/** The latest events that wait to be fetched; older ones are dropped. */
export const EVENTS_MAX = 32;
