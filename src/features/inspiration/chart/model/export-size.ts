import { CANVAS_LIMIT, EXPORT } from './constants.ts';
import type { Extent } from './place-boxes.ts';

export interface ExportSize {
  /** Pixels per unit of the chart. */
  readonly ratio: number;
  /** Of the picture, in its own pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The whole chart at zoom 1 with its margin, in pixels at ratio 1. */
export function exportExtent({ widthPx, heightPx }: Extent): Extent {
  return { widthPx: Math.ceil(widthPx) + 2 * EXPORT.marginPx, heightPx: Math.ceil(heightPx) + 2 * EXPORT.marginPx };
}

/**
 * The picture of an extent at a ratio of 2, or at the largest ratio whose canvas the device allows (trap T56).
 * `ratioMax` is for another attempt after a device has failed within the known limits.
 */
export function exportSize({ widthPx, heightPx }: Extent, ratioMax: number = EXPORT.ratio): ExportSize {
  const { sidePx, areaPx2, readableAreaPx2 } = CANVAS_LIMIT;
  const ofArea = (limit: number) => Math.sqrt(limit / (widthPx * heightPx));
  const byArea = Math.max(ofArea(areaPx2), Math.min(1, ofArea(readableAreaPx2)));
  const allowed = Math.min(ratioMax, sidePx / widthPx, sidePx / heightPx, byArea);
  // Rounded down, so that the rounded sides stay within the limits; tiny ratios keep their digits.
  const ratio = allowed >= 0.1 ? Math.floor(allowed * 100) / 100 : allowed;
  const scale = (length: number) => Math.max(1, Math.floor(length * ratio));
  return { ratio, widthPx: scale(widthPx), heightPx: scale(heightPx) };
}
