import type { EditList } from './edits.ts';
import { findLast } from './layers/layer.ts';

/** Length of a text, in UTF-16 units, up to which keys are examined. */
const MAX_LENGTH = 8_000_000;
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

interface Level {
  /** Null for an array. */
  readonly keys: Map<string, number> | null;
  awaitsKey: boolean;
}

/**
 * Finds keys that occur twice only because of a repair, and repaired keys that hold quotes or brackets. Gives the edits
 * that caused them the kinds `duplicate-key` and `odd-key`. `text` is the result of the edits.
 */
export function markArisen(edits: EditList, text: string): Marks {
  if (text.length > MAX_LENGTH || !SUSPECT.some((kind) => edits.has(kind))) return { duplicateKeys: 0, oddKeys: 0 };
  const marker = createMarker(edits);
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const level = levels[levels.length - 1];
    if (code === 0x22) {
      const end = findStringEnd(text, at);
      if (level?.awaitsKey === true && level.keys !== null) {
        marker.examine(level.keys, text.slice(at, end), at, end);
        level.awaitsKey = false;
      }
      at = end - 1;
    } else if (code === 0x7b) levels.push({ keys: new Map(), awaitsKey: true });
    else if (code === 0x5b) levels.push({ keys: null, awaitsKey: false });
    else if (code === 0x7d || code === 0x5d) levels.pop();
    else if (code === 0x2c && level !== undefined) level.awaitsKey = level.keys !== null;
  }
  return marker.marks;
}

function createMarker(edits: EditList) {
  const all = placeEdits(edits, () => true);
  const structural = placeEdits(edits, (kind, start, end) => {
    return STRUCTURAL.has(kind) && (kind !== 'missing-quote' || start === end);
  });
  const marks = { duplicateKeys: 0, oddKeys: 0 };
  return {
    marks,
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
