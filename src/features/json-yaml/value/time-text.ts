import { toTimeDistance } from '../../../core/text/timestamp.ts';
import { copy } from './copy.ts';

/** A time in the zone of the browser, with the zone and the distance from now. */
export function formatTime(ms: number, nowMs: number): string {
  const at = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const fraction = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`;
  const time = `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}${fraction}`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return copy.time.at(`${date} ${time}`, timeZone, copy.time.distance(toTimeDistance(ms, nowMs)));
}
