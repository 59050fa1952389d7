import type { Page } from '@playwright/test';
import type { CardFaceInput } from '../../../src/features/xhs-helper/model/face.ts';

/** A line as the browser shows it, with the place of every character from the left edge of the text's box. */
interface RenderedLine {
  readonly text: string;
  readonly chars: readonly { readonly char: string; readonly left: number; readonly right: number }[];
}

export interface RenderedCard {
  readonly lines: readonly RenderedLine[];
  /** Width of the text's box. */
  readonly width: number;
  /** The largest distance between a span's place or width in the layout and in the browser. */
  readonly deviation: number;
}

/** Shows pictures and measures their letters. */
export async function renderCards(page: Page, inputs: readonly CardFaceInput[]): Promise<RenderedCard[]> {
  return page.evaluate((cards) => {
    window.cardLab.showFaces(cards);
    const faces = [...document.querySelectorAll('[data-card-face]')];
    return cards.map((input, index) => {
      const { box, text } = window.cardLab.layOutFace(input);
      const face = faces[index];
      if (face === undefined) throw new Error(`Card ${index} was not rendered`);
      const origin = face.getBoundingClientRect().left + box.leftPx;
      const rows = new Map<number, { char: string; left: number; right: number }[]>();
      const spans = [...face.querySelectorAll('[data-line] span')];
      const placed = text.lines.flatMap((line) => line.spans);
      let deviation = spans.length === placed.length ? 0 : Number.POSITIVE_INFINITY;
      spans.forEach((span, at) => {
        const rect = span.getBoundingClientRect();
        const layout = placed[at];
        if (layout === undefined) return;
        const moved = Math.abs(rect.left - origin - layout.xPx);
        deviation = Math.max(deviation, moved, Math.abs(rect.width - layout.widthPx));
        const row = rows.get(Math.round(rect.top)) ?? [];
        rows.set(Math.round(rect.top), row);
        const node = span.firstChild;
        let start = 0;
        for (const char of span.textContent ?? '') {
          const range = document.createRange();
          if (node === null) continue;
          range.setStart(node, start);
          range.setEnd(node, start + char.length);
          start += char.length;
          const { left, right } = range.getBoundingClientRect();
          row.push({ char, left: left - origin, right: right - origin });
        }
      });
      const lines = [...rows.entries()]
        .toSorted(([above], [below]) => above - below)
        .map(([, row]) => row.toSorted((one, other) => one.left - other.left))
        .map((chars) => ({ text: chars.map(({ char }) => char).join(''), chars }));
      return { lines, width: box.widthPx, deviation };
    });
  }, inputs);
}
