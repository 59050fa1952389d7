import type { Box, Point, Size } from './model/box.ts';
import { type Place, toPoint, toVisibleArea } from './model/place.ts';

export interface WidgetParts {
  /** Spans the window inside of its safe margins. */
  readonly area: HTMLElement;
  /** The widget, a child of the area at its top left corner. */
  readonly box: HTMLElement;
}

export function readArea(area: HTMLElement): Box {
  const { left, top, right, bottom } = area.getBoundingClientRect();
  return toVisibleArea({ left, top, right, bottom }, window.visualViewport ?? null);
}

export function readSize(box: HTMLElement): Size {
  return { width: box.offsetWidth, height: box.offsetHeight };
}

export function showAt({ area, box }: WidgetParts, point: Point): void {
  const origin = area.getBoundingClientRect();
  box.style.transform = `translate(${point.left - origin.left}px, ${point.top - origin.top}px)`;
}

export function showPlace(parts: WidgetParts, place: Place): void {
  const area = readArea(parts.area);
  parts.box.style.maxHeight = `${area.bottom - area.top}px`;
  showAt(parts, toPoint(place, readSize(parts.box), area));
}
