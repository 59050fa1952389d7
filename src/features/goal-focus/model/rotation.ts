/** What one layer shows: an image of a list, or the solid color. */
export type Frame = { readonly kind: 'image'; readonly index: number } | { readonly kind: 'blank' };

/** How a layer rotates through its images (doc 2 §4). */
export interface RotationPlan {
  /** Number of images. */
  readonly count: number;
  /** A solid color follows each image for half an interval. */
  readonly interleaves: boolean;
  readonly intervalMs: number;
}

export interface Rotation {
  readonly frame: Frame;
  /** Index of the image that was shown last; -1 before the first one. */
  readonly last: number;
}

/** `elapsed`: the frame's time is over. The others are the visitor's keys and buttons. */
export type RotationEvent = 'elapsed' | 'next' | 'previous';

/** The solid color, until the first image. */
export const START: Rotation = { frame: { kind: 'blank' }, last: -1 };

/** The frame that follows. Without images the solid color stays. */
export function applyRotation({ frame, last }: Rotation, event: RotationEvent, plan: RotationPlan): Rotation {
  if (plan.count === 0) return START;
  if (event === 'elapsed' && frame.kind === 'image' && plan.interleaves) return { frame: { kind: 'blank' }, last };
  const step = event === 'previous' ? -1 : 1;
  // Before the first image, "previous" means the last one.
  const index = last < 0 && step < 0 ? plan.count - 1 : (last + step + plan.count) % plan.count;
  return { frame: { kind: 'image', index }, last: index };
}

/** How long a frame is shown, in milliseconds; null for a frame that stays. `solidMs` is the time of the first solid color. */
export function frameMs({ frame, last }: Rotation, plan: RotationPlan, solidMs: number): number | null {
  if (plan.count === 0) return null;
  if (frame.kind === 'blank') return last < 0 ? solidMs : plan.intervalMs / 2;
  return plan.count === 1 && !plan.interleaves ? null : plan.intervalMs;
}

/** A rotation for another list of images: the image that is shown stays where the new list still has its place. */
export function keepRotation({ frame, last }: Rotation, { count }: RotationPlan): Rotation {
  return last >= count ? START : { frame, last };
}
