/** A section's edges below the top of the window, in pixels. */
export interface SectionBox {
  readonly topPx: number;
  readonly bottomPx: number;
}

interface Arrows {
  readonly sections: readonly SectionBox[];
  readonly heightPx: number;
  /** Index of the section that an earlier key is still scrolling to; null when nothing is under way. */
  readonly pending: number | null;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Scroll positions are whole pixels, boxes are not. */
const TOLERANCE_PX = 2;

/**
 * Index of the section that an arrow key jumps to (doc 1 §2.10). Null where the key scrolls as usual: for other keys, beyond
 * the first and last section, and inside of a section that is higher than the window and has more to show.
 */
export function arrowTarget(key: string, { sections, heightPx, pending }: Arrows): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  if (pending !== null) return sections[pending + step] === undefined ? null : pending + step;
  if (sections.some((section) => continues(section, step, heightPx))) return null;
  const target =
    step === 1
      ? sections.findIndex(({ topPx }) => topPx > TOLERANCE_PX)
      : sections.findLastIndex(({ topPx }) => topPx < -TOLERANCE_PX);
  return target === -1 ? null : target;
}

/** Whether a section that is higher than the window fills it, and scrolling in this direction shows more of it. */
function continues({ topPx, bottomPx }: SectionBox, step: 1 | -1, heightPx: number): boolean {
  const isHigher = bottomPx - topPx > heightPx + TOLERANCE_PX;
  if (!isHigher) return false;
  const [above, below] = [topPx < -TOLERANCE_PX, bottomPx > heightPx + TOLERANCE_PX];
  return step === 1 ? topPx <= TOLERANCE_PX && below : above && bottomPx > heightPx - TOLERANCE_PX;
}
