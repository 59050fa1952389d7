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
