const LINE_FEED = /\n/g;
const CARRIAGE_RETURN = /\r/g;
/** The second half of a surrogate pair, which counts as no character. */
const LOW_SURROGATE = /[\udc00-\udfff]/g;

/** Both from 1; columns are counted in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Finds the places of offsets in ascending order. */
export function createPlaceCounter(text: string): (offset: number) => Place {
  const nextLineFeed = createFinder(text, LINE_FEED);
  const nextReturn = createFinder(text, CARRIAGE_RETURN);
  const nextLow = createFinder(text, LOW_SURROGATE);
  let at = 0;
  let line = 1;
  let column = 1;
  const countTo = (end: number) => {
    column += end - at;
    for (let low = nextLow(at); low < end; low = nextLow(low + 1)) column--;
    at = end;
  };
  return (offset) => {
    while (at < offset) {
      const lineFeed = nextLineFeed(at);
      const carriageReturn = nextReturn(at);
      const stop = Math.min(lineFeed, carriageReturn, offset);
      if (stop === offset) countTo(offset);
      else if (carriageReturn === stop && lineFeed === stop + 1) {
        // A carriage return before a line feed is a part of that break.
        countTo(stop);
        at++;
      } else {
        line++;
        column = 1;
        at = stop + 1;
      }
    }
    return { line, column };
  };
}

/** The next match at or behind a place; places ascend, so that the text is searched once. */
function createFinder(text: string, pattern: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    pattern.lastIndex = from;
    found = pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    return found;
  };
}
