import type { RowLayout } from '../../../core/text/row-cutter.ts';

/** Sizes of a pane's type. */
export interface TypeMetrics {
  /** Width of a digit in pixels. */
  readonly columnPx: number;
  /** Columns that a Chinese character takes. */
  readonly wide: number;
}

const SAMPLE_CHARS = 40;
/** A document without layout measures nothing. */
const FALLBACK: TypeMetrics = { columnPx: 8, wide: 2 };
const COLUMNS_MIN = 10;

export function measureType(host: HTMLElement): TypeMetrics {
  const probe = document.createElement('span');
  probe.style.cssText = 'position:absolute;visibility:hidden;white-space:pre';
  host.append(probe);
  const measure = (char: string) => {
    probe.textContent = char.repeat(SAMPLE_CHARS);
    return probe.getBoundingClientRect().width / SAMPLE_CHARS;
  };
  const [columnPx, widePx] = [measure('0'), measure('\u4e2d')];
  probe.remove();
  return columnPx > 0 && widePx > 0 ? { columnPx, wide: Math.max(widePx / columnPx, 1) } : FALLBACK;
}

/** The columns that fit into a width in pixels. */
export function toLayout({ columnPx, wide }: TypeMetrics, widthPx: number): RowLayout {
  return { columns: Math.max(Math.floor(widthPx / columnPx), COLUMNS_MIN), wide };
}
