import { findLast } from '../../shared/find-last.ts';
import { type Intact, NOTHING_INTACT } from './draft.ts';
import type { EditList } from './edits.ts';

/** Length of a text, in UTF-16 units, up to which keys are examined. */
const MAX_LENGTH = 8_000_000;
/** Shared by all arrays. */
const NO_KEYS: number[] = [];
/** Repairs that decide where an object begins and ends. */
const STRUCTURAL: ReadonlySet<string> = new Set([
  ...['missing-comma', 'missing-closer', 'missing-brace', 'missing-colon', 'missing-quote', 'missing-value'],
  ...['missing-key', 'extra-closer', 'extra-opener', 'wrong-closer', 'surrounding-text', 'swallowed-structure'],
]);

/** Repairs without which no key can be wrong. */
const SUSPECT: readonly string[] = [...STRUCTURAL, 'unescaped-quote', 'wrong-quote', 'curly-quote', 'bad-escape'];

/** How many signs of a wrong reading a result shows. */
export interface Marks {
  readonly duplicateKeys: number;
  readonly oddKeys: number;
}

interface Placed {
  /** Where the edits' texts begin in the result, ascending, with their numbers and kinds. */
  readonly starts: number[];
  readonly indexes: number[];
  readonly kinds: string[];
}

/** An open object or array of the result. */
interface Level {
  /** False for an array. */
  readonly isObject: boolean;
  awaitsKey: boolean;
  /** The ends of the keys by their texts, as soon as an edit is inside the object; null before, and for an array. */
  keys: Map<string, number> | null;
  /** Starts and ends of the keys before the first edit, which no edit can have doubled. */
  readonly untouched: number[];
}

/**
 * Finds keys that occur twice only because of a repair, and repaired keys that hold quotes or brackets. Gives the edits
 * that caused them the kinds `duplicate-key` and `odd-key`. `text` is the result of the edits. In the intact
 * beginning only the members of open objects are read.
 */
export function markArisen(edits: EditList, text: string, intact: Intact): Marks {
  if (text.length > MAX_LENGTH || !SUSPECT.some((kind) => edits.has(kind))) return { duplicateKeys: 0, oddKeys: 0 };
  const marker = createMarker(edits);
  const { openArrays } = marker.firstStart < intact.end ? NOTHING_INTACT : intact;
  const levels: Level[] = [];
  /** How many of them were open when the last edit was passed, and how many of these are objects. */
  let touched = 0;
  let watched = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const level = levels[levels.length - 1];
    if (code === 0x22) {
      const end = findStringEnd(text, at);
      if (level?.awaitsKey === true) {
        if (marker.hasPassed(end)) {
          watched += touch(levels.slice(touched), text);
          touched = levels.length;
        }
        if (level.keys === null) level.untouched.push(at, end);
        else marker.examine(level.keys, text.slice(at, end), at, end);
        level.awaitsKey = false;
      }
      at = end - 1;
    } else if (code === 0x7b) levels.push({ isObject: true, awaitsKey: true, keys: null, untouched: [] });
    else if (code === 0x5b) {
      levels.push({ isObject: false, awaitsKey: false, keys: null, untouched: NO_KEYS });
      if (at < intact.end) at = (openArrays.get(at) ?? at + 1) - 1;
    } else if (code === 0x7d || code === 0x5d) {
      const closed = levels.pop();
      touched = Math.min(touched, levels.length);
      if (closed !== undefined && closed.keys !== null) watched--;
      // No edit is ahead, and no object is open that holds one.
      if (watched === 0 && marker.isDone()) break;
    } else if (code === 0x2c && level !== undefined) level.awaitsKey = level.isObject;
  }
  return marker.marks;
}

/** Reads the keys of the objects that are open where an edit is. @returns how many objects these are. */
function touch(levels: readonly Level[], text: string): number {
  let count = 0;
  for (const level of levels) {
    if (!level.isObject) continue;
    count++;
    const { untouched } = level;
    level.keys = new Map();
    for (let index = 0; index < untouched.length; index += 2) {
      const [start, end] = [untouched[index] ?? 0, untouched[index + 1] ?? 0];
      level.keys.set(text.slice(start, end), end);
    }
  }
  return count;
}

function createMarker(edits: EditList) {
  const all = placeEdits(edits, () => true);
  const structural = placeEdits(edits, (kind, start, end) => {
    return STRUCTURAL.has(kind) && (kind !== 'missing-quote' || start === end);
  });
  const marks = { duplicateKeys: 0, oddKeys: 0 };
  /** The first edit that the walk has not yet reached. */
  let next = 0;
  return {
    marks,
    firstStart: all.starts[0] ?? 0,
    /** Whether every edit was passed. */
    isDone: () => next === all.starts.length,
    /** Whether an edit begins before `offset` that did not at the last call. */
    hasPassed(offset: number): boolean {
      const former = next;
      while (next < all.starts.length && (all.starts[next] ?? 0) < offset) next++;
      return next > former;
    },
    examine(keys: Map<string, number>, key: string, start: number, end: number) {
      const former = keys.get(key);
      keys.set(key, end);
      if (former !== undefined) {
        const index = findLast(structural.starts, start);
        if (index >= 0 && (structural.starts[index] ?? 0) >= former) {
          marks.duplicateKeys++;
          edits.setKind(structural.indexes[index] ?? 0, 'duplicate-key');
        }
      }
      if (!ODD.test(key)) return;
      const index = findLast(all.starts, end - 1);
      const kind = all.kinds[index];
      if (index < 0 || (all.starts[index] ?? 0) < start || kind === 'template' || kind === 'computed-key') return;
      marks.oddKeys++;
      edits.setKind(all.indexes[index] ?? 0, 'odd-key');
    },
  };
}

/** A quote, a brace or a bracket in a key. */
const ODD = /\\"|[{}[\]]/;

function placeEdits(edits: EditList, takes: (kind: string, start: number, end: number) => boolean): Placed {
  const placed: Placed = { starts: [], indexes: [], kinds: [] };
  let shift = 0;
  edits.forEach(({ index, kind, start, end, text }) => {
    if (takes(kind, start, end)) {
      placed.starts.push(start + shift);
      placed.indexes.push(index);
      placed.kinds.push(kind);
    }
    shift += text.length - (end - start);
  });
  return placed;
}

/** The place behind the string at `from`. */
function findStringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at + 1;
  }
  return text.length;
}
