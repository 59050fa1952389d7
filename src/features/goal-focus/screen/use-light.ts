import { type RefObject, useEffect, useState } from 'react';
import type { LightRange } from '../../../core/color/luminance.ts';
import { measurePicture } from '../background/measure-picture.ts';
import { lightOf, type OpenedPicture } from '../background/open-picture.ts';
import { CROSS_FADE_MS } from '../constants.ts';
import { allowForScaling, joinRanges } from '../model/legible.ts';

interface LightOptions {
  /** The picture under the text; null for the solid color. */
  readonly picture: OpenedPicture | null;
  /** The element that the picture covers; null for the window. */
  readonly covered: RefObject<HTMLElement | null> | null;
  /** The element with the text. */
  readonly text: RefObject<HTMLElement | null>;
  /** The text stands at another place of the window. */
  readonly isBeside: boolean;
  /** Of the pictures, in percent. */
  readonly brightness: number;
  /** Light without a picture, and while a picture is not measured yet. */
  readonly solid: LightRange;
  readonly unknown: LightRange;
}

interface Measured {
  readonly picture: OpenedPicture | null;
  readonly range: LightRange;
}

/**
 * The light under a text. While two pictures fade into each other, it is the range of both. Measured again when window
 * or text change their size.
 */
export function useLight({ picture, covered, text, isBeside, brightness, solid, unknown }: LightOptions): LightRange {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [leaving, setLeaving] = useState<LightRange | null>(null);
  const size = useSizes(text);
  const range = picture === null ? solid : measured?.picture === picture ? measured.range : unknown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: size and place of the text change what lies under it
  useEffect(() => {
    const area = text.current?.getBoundingClientRect();
    if (picture === null || area === undefined) return;
    const box = covered?.current?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    let isCurrent = true;
    measurePicture(picture, { box, area, light: lightOf(picture, brightness) })
      .then((found) => {
        if (isCurrent && found !== null) setMeasured({ picture, range: allowForScaling(found) });
      })
      .catch(() => {
        // Unreadable pixels: the text is set apart from any picture.
      });
    return () => {
      isCurrent = false;
    };
  }, [picture, covered, text, isBeside, brightness, size]);

  const [shown, setShown] = useState({ picture, range });
  if (shown.picture !== picture) {
    setLeaving(shown.range);
    setShown({ picture, range });
  } else if (!isSameRange(shown.range, range)) setShown({ picture, range });

  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => setLeaving(null), CROSS_FADE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  return leaving === null ? range : joinRanges(leaving, range);
}

function isSameRange(one: LightRange, other: LightRange): boolean {
  return one.darkest === other.darkest && one.brightest === other.brightest;
}

/** Sizes of window and text as one string, which changes with them. */
function useSizes(text: LightOptions['text']): string {
  const [sizes, setSizes] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const { offsetWidth = 0, offsetHeight = 0 } = text.current ?? {};
      setSizes(`${window.innerWidth} ${window.innerHeight} ${offsetWidth} ${offsetHeight}`);
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, 200);
    };
    read();
    window.addEventListener('resize', readSoon);
    const observer = new ResizeObserver(readSoon);
    if (text.current !== null) observer.observe(text.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', readSoon);
    };
  }, [text]);
  return sizes;
}
