const COUNT_PATTERN = /^\(\d+\+?\) /;
const COUNT_MAX = 99;

/** Puts a count in front of the page's title, or removes it for 0: `(3) Title`. */
export function setTitleCount(count: number): void {
  const title = document.title.replace(COUNT_PATTERN, '');
  const text = count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
  const next = count > 0 ? `(${text}) ${title}` : title;
  // Browsers take a millisecond for a title, also for the same one.
  if (next !== document.title) document.title = next;
}

const TIME_PATTERN = /^\d+:\d\d · /;

/** Puts a time like 24:59 in front of the page's title, or removes it for null. */
export function setTitleTime(time: string | null): void {
  const title = document.title.replace(TIME_PATTERN, '');
  const next = time === null ? title : `${time} · ${title}`;
  if (next !== document.title) document.title = next;
}
