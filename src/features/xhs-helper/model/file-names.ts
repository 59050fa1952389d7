const STEM = 'xhs-card';
const NUMBER_DIGITS_MIN = 2;

/** Local time as 14 digits: year, month, day, hours, minutes, seconds. */
function formatStamp(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${day}${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
}

/**
 * Name of a card's picture: 14 digits of time and the card's number from 1, with as many digits as the last one has and
 * at least two, so that files sort as the cards do (doc 3 §7).
 */
export function cardFileName(at: Date, number: number, count: number): string {
  const digits = Math.max(String(count).length, NUMBER_DIGITS_MIN);
  return `${STEM}-${formatStamp(at)}-${String(number).padStart(digits, '0')}.png`;
}

/** Name of a file with all pictures. */
export function archiveFileName(at: Date): string {
  return `${STEM}s-${formatStamp(at)}.zip`;
}

/** Names of the pictures of a batch, which share one time. */
export function batchFileNames(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => cardFileName(at, index + 1, count));
}
