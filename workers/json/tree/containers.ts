import { findLast, findLastOf } from '../../shared/find-last.ts';
import { copyColumns } from '../node-table.ts';

/** A place to continue in a container: the child `index` begins at `offset`, or behind white space after it. */
export interface ChildPlace {
  readonly offset: number;
  readonly index: number;
}

/** An indexed object or array. */
export interface Container {
  readonly start: number;
  /** Behind its last byte; null until its end is found. */
  readonly end: number | null;
  readonly isObject: boolean;
  /** Null until its end is found. */
  readonly childCount: number | null;
  /** Number of the parent container; -1 for the root. */
  readonly parent: number;
  readonly index: number;
  /** Offset of its name's opening quote; -1 without a name. */
  readonly keyStart: number;
}

type Fresh = Pick<Container, 'start' | 'isObject' | 'parent' | 'index' | 'keyStart'>;

const OPEN = -1;

/** Containers in the order of their beginnings, in columns of numbers: a deep text has a hundred thousand of them. */
export function createContainers() {
  let columns = createColumns(64);
  let size = 0;
  /** Places inside a container beyond its beginning; most containers have none. */
  const places = new Map<number, ChildPlace[]>();

  const container = (at: number): Container => {
    const end = columns.end[at] ?? OPEN;
    return {
      start: columns.start[at] ?? 0,
      end: end === OPEN ? null : end,
      isObject: columns.isObject[at] === 1,
      childCount: end === OPEN ? null : (columns.childCount[at] ?? 0),
      parent: columns.parent[at] ?? -1,
      index: columns.index[at] ?? 0,
      keyStart: columns.keyStart[at] ?? -1,
    };
  };

  /** The last container that begins at or before `offset`; -1 when there is none. */
  const lastUpTo = (offset: number): number => findLast(columns.start, offset, size);

  /** The last place for which `isBefore` holds; otherwise the beginning of the container. */
  const lastPlace = (at: number, isBefore: (place: ChildPlace) => boolean): ChildPlace => {
    const list = places.get(at) ?? [];
    const last = findLastOf(list.length, (nth) => list[nth] !== undefined && isBefore(list[nth]));
    return list[last] ?? { offset: (columns.start[at] ?? 0) + 1, index: 0 };
  };

  return {
    /** Adds a container, which must begin behind all earlier ones. @returns its number. */
    add({ start, isObject, parent, index, keyStart }: Fresh): number {
      if (size === columns.start.length) columns = copyColumns(columns, createColumns(size * 2));
      columns.start[size] = start;
      columns.end[size] = OPEN;
      columns.isObject[size] = Number(isObject);
      columns.parent[size] = parent;
      columns.index[size] = index;
      columns.keyStart[size] = keyStart;
      size += 1;
      return size - 1;
    },
    close(at: number, end: number, childCount: number): void {
      columns.end[at] = end;
      columns.childCount[at] = childCount;
    },
    addPlace(at: number, place: ChildPlace): void {
      const list = places.get(at);
      if (list === undefined) places.set(at, [place]);
      else list.push(place);
    },
    container,
    size: () => size,
    placesIn: (at: number): readonly ChildPlace[] => places.get(at) ?? [],
    /** The number of the container that begins at `start`; -1 when it is not indexed. */
    find(start: number): number {
      const at = lastUpTo(start);
      return at >= 0 && columns.start[at] === start ? at : -1;
    },
    /** The innermost container round a byte; -1 when there is none. */
    around(offset: number): number {
      let at = lastUpTo(offset - 1);
      while (at >= 0 && columns.end[at] !== OPEN && (columns.end[at] ?? 0) <= offset) at = columns.parent[at] ?? -1;
      return at;
    },
    placeBeforeChild: (at: number, index: number) => lastPlace(at, (place) => place.index <= index),
    placeBeforeByte: (at: number, offset: number) => lastPlace(at, (place) => place.offset <= offset),
    /** The place of exactly this child; null when it is not indexed. */
    placeOfChild(at: number, index: number): ChildPlace | null {
      const place = lastPlace(at, (each) => each.index <= index);
      return place.index === index ? place : null;
    },
  };
}

export type Containers = ReturnType<typeof createContainers>;

function createColumns(capacity: number) {
  return {
    start: new Float64Array(capacity),
    end: new Float64Array(capacity),
    childCount: new Float64Array(capacity),
    index: new Float64Array(capacity),
    keyStart: new Float64Array(capacity),
    parent: new Int32Array(capacity),
    isObject: new Uint8Array(capacity),
  };
}
