import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { findComments } from './comments.ts';
import type { YamlSource } from './read-yaml.ts';

/** Whether an offset of a text is inside quotes, a text block or a comment. */
export type IsFixed = (offset: number) => boolean;

/**
 * The parts of a readable text that no suggestion may touch: what stands in quotes, in text blocks and in comments is
 * meant as it is written.
 */
export function createFixedRanges({ text, events }: YamlSource): IsFixed {
  const ranges: (readonly [start: number, end: number])[] = [];
  for (const event of events) {
    if (event.type !== EVENT_ID.SCALAR || event.style === SCALAR_STYLE.PLAIN) continue;
    ranges.push([event.valueStart - 1, event.valueEnd + 1]);
  }
  for (const { offset, text: words } of findComments(text, events)) ranges.push([offset, offset + words.length]);
  ranges.sort((a, b) => a[0] - b[0]);

  return (offset) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[0] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset < (ranges[low - 1]?.[1] ?? 0);
  };
}
