import type { Measure } from './atoms.ts';
import { layOutText, type TextBox } from './layout-text.ts';

/** The texts of the cards that a text needs, each of which fits into the box (continue on the next card). */
export function continueText(source: string, box: TextBox, measure: Measure): string[] {
  const texts: string[] = [];
  for (let text = source; text.trim() !== ''; ) {
    // Every layout takes at least one character, so the loop ends.
    const { shown, rest } = layOutText(text, box, measure);
    texts.push(shown);
    text = rest;
  }
  return texts;
}
