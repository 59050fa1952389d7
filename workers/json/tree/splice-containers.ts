import { lengthOf, type Splice } from '../spliced-source.ts';
import { growthOf } from '../splices.ts';
import { type ChildPlace, type Container, type Containers, createContainers } from './containers.ts';

/** The edit of a tree as changes of its text. */
export interface TreeSplices {
  readonly splices: readonly Splice[];
  /** The container that gains or loses a child, by its beginning; null where none does. */
  readonly resized: { readonly start: number; readonly by: -1 | 1 } | null;
}

/**
 * The containers of an edited text, without reading it; null where a large value was put in, whose own containers are not
 * known. A container that grows by and by stays unknown, as a short one is.
 */
export function spliceContainers(
  containers: Containers,
  { splices, resized }: TreeSplices,
  longBytes: number,
): Containers | null {
  if (splices.some(({ bytes }) => lengthOf(bytes) >= longBytes)) return null;
  const resizedNumber = resized === null ? -1 : containers.find(resized.start);
  const edited = createContainers();
  const numbers = new Map<number, number>();
  for (let at = 0; at < containers.size(); at++) {
    const container = containers.container(at);
    if (isReplaced(container, splices)) continue;
    const { start, isObject, parent, index, keyStart } = container;
    const isBehind = (offset: number) => resized !== null && splices.some(({ to }) => to <= offset);
    const growthIn = (holder: number, offset: number) =>
      holder === resizedNumber && isBehind(offset) ? (resized?.by ?? 0) : 0;
    const number = edited.add({
      start: start + shiftAt(start, splices),
      isObject,
      parent: parent < 0 ? -1 : (numbers.get(parent) ?? -1),
      index: index + (parent < 0 ? 0 : growthIn(parent, start)),
      keyStart: keyStart < 0 ? -1 : keyStart + shiftAt(keyStart, splices),
    });
    numbers.set(at, number);
    const end = container.end ?? 0;
    const grown = at === resizedNumber ? (resized?.by ?? 0) : 0;
    edited.close(number, end + shiftBefore(end, splices), (container.childCount ?? 0) + grown);
    for (const { offset, index } of containers.placesIn(at)) {
      if (splices.some(({ from, to }) => from < offset && offset < to)) continue;
      const place: ChildPlace = { offset: offset + shiftAt(offset, splices), index: index + growthIn(at, offset) };
      edited.addPlace(number, place);
    }
  }
  return edited;
}

function isReplaced({ start, end }: Container, splices: readonly Splice[]): boolean {
  return splices.some(({ from, to }) => from <= start && end !== null && end <= to);
}

/** How far the byte at `offset` moves. */
function shiftAt(offset: number, splices: readonly Splice[]): number {
  return splices.reduce((sum, splice) => (splice.to <= offset ? sum + growthOf(splice) : sum), 0);
}

/** How far an end at `offset` moves: bytes put in right behind it do not count. */
function shiftBefore(offset: number, splices: readonly Splice[]): number {
  return splices.reduce((sum, splice) => (splice.from < offset ? sum + growthOf(splice) : sum), 0);
}
