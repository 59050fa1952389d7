import type { TextSample } from '../../../bridges/json-bridge.ts';

/** Keeps track of what an input looks like. */
export type InputLook<Found> = ReturnType<typeof createInputLook<Found>>;

/** Typing pauses this long before the text is looked at. */
const QUIET_MS = 300;
/** The worker judges a text by this much of its beginning and of its end. */
const HEAD_CHARS = 64 << 10;
const END_CHARS = 4 << 10;

/** `show` gets what the last look has found. */
export function createInputLook<Found>(find: () => Promise<Found | null>, show: (found: Found | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastLook = 0;
  const look = async () => {
    clearTimeout(timer);
    lastLook += 1;
    const number = lastLook;
    // Without an answer there is no offer, which is no failure of the visitor's own work.
    const found = await find().catch(() => null);
    if (number === lastLook) show(found);
    return found;
  };
  return {
    /** Looks at the input now. */
    look,
    /** Looks at the input when it has not changed for a moment. Nothing is found in a blank one. */
    lookLater(isBlank: boolean) {
      // An answer about the text before is out of date.
      lastLook += 1;
      clearTimeout(timer);
      if (isBlank) show(null);
      else timer = setTimeout(() => void look(), QUIET_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The parts of a text by which the worker recognizes it. */
export function toSample(text: string): TextSample {
  return { head: text.slice(0, HEAD_CHARS), end: text.slice(-END_CHARS), length: text.length };
}
