import { INITIAL_PLACE, type Place } from './place.ts';

/** How the visitor arranged the widget. */
export interface WidgetChoices {
  readonly place: Place;
  /** `automatic`: expanded where the page has room beside its content. */
  readonly form: 'automatic' | 'expanded' | 'collapsed';
}

export const INITIAL_CHOICES: WidgetChoices = { place: INITIAL_PLACE, form: 'automatic' };

/** Far beyond any window: a larger number is damaged. */
const DISTANCE_MAX_PX = 100_000;

/** Stored text → choices. A damaged field falls back to its initial value. */
export function parseWidgetChoices(text: string): WidgetChoices {
  const { place, form } = readFields(text);
  return {
    place: toPlace(place) ?? INITIAL_PLACE,
    form: form === 'expanded' || form === 'collapsed' ? form : 'automatic',
  };
}

function toPlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  const { side, fromSidePx, fromBottomPx } = value as Record<string, unknown>;
  const isPlace = (side === 'left' || side === 'right') && isDistance(fromSidePx) && isDistance(fromBottomPx);
  return isPlace ? { side, fromSidePx, fromBottomPx } : null;
}

function isDistance(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= DISTANCE_MAX_PX;
}

function readFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
