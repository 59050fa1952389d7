import { createPlaceCounter, type Place } from '../places.ts';

/** The places of ascending offsets in a text that comes in pieces. Reads no further than the last of them. */
export async function findPlaces(
  pieces: AsyncIterable<string>,
  offsets: readonly number[],
): Promise<ReadonlyMap<number, Place>> {
  const places = new Map<number, Place>();
  let base = 0;
  let origin: Place = { line: 1, column: 1 };
  let kept = '';
  let index = 0;
  const take = (text: string, isLast: boolean) => {
    const counter = createPlaceCounter(text);
    const placeAt = (offset: number) => join(origin, counter(offset - base));
    const end = base + text.length;
    for (; index < offsets.length; index++) {
      const offset = offsets[index] ?? 0;
      if (offset >= end && !isLast) break;
      places.set(offset, placeAt(offset));
    }
    origin = placeAt(end);
    base = end;
  };
  for await (const piece of pieces) {
    const text = kept + piece;
    // Whether it is a break alone depends on the next piece.
    const cut = text.endsWith('\r') ? text.length - 1 : text.length;
    take(text.slice(0, cut), false);
    kept = text.slice(cut);
    if (index === offsets.length) return places;
  }
  take(kept, true);
  return places;
}

/** A place counted from another place. */
function join(origin: Place, { line, column }: Place): Place {
  return { line: origin.line + line - 1, column: line === 1 ? origin.column + column - 1 : column };
}
