const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The first millisecond of a local day such as `2026-03-01`, or the last one; null where the text is no day. */
export function toDayEdge(day: string, edge: 'first' | 'last'): number | null {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  if (toDay(start.getTime()) !== day) return null;
  if (edge === 'first') return start.getTime();
  // The next day begins 23 or 25 hours later where clocks change.
  return new Date(Number(year), Number(month) - 1, Number(date) + 1).getTime() - 1;
}

/** The local day of a filter's time, as a date field shows it; empty where the text is no time. */
export function toFilterDay(milliseconds: string | undefined): string {
  if (milliseconds === undefined || !/^\d{1,16}$/.test(milliseconds)) return '';
  return toDay(Number(milliseconds));
}

function toDay(at: number): string {
  const date = new Date(at);
  const year = date.getFullYear();
  // A date field takes years of four digits.
  if (Number.isNaN(year) || year < 1000 || year > 9999) return '';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
