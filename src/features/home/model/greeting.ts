const DAY_PARTS = ['night', 'morning', 'noon', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Hours of the day, 0 to 24, at which the parts begin. */
const BEGINS_AT_H: Readonly<Record<DayPart, number>> = { night: 0, morning: 5, noon: 11, afternoon: 13, evening: 18 };

/** The part of the day that an hour belongs to, 0 ≤ hour < 24. */
export function dayPartOf(hour: number): DayPart {
  return DAY_PARTS.findLast((part) => BEGINS_AT_H[part] <= hour) ?? 'night';
}
