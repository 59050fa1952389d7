import { LISTED_COUNT } from '../limits.ts';
import type { LineIndex } from '../read/line-index.ts';
import type { LossKind, LossReport, YamlLoss } from '../yaml.api.ts';
import { type DataPath, toJsonPath } from './data.ts';

export interface LossLog {
  add(kind: LossKind, place: LossPlace, before: string, after: string): void;
  report(): LossReport;
}

interface LossPlace {
  readonly path: DataPath | null;
  readonly offset: number;
}

/** Offset of a loss whose place in the text is not known. */
export const UNKNOWN_PLACE = -1;

export const NO_LOSSES: LossReport = { count: 0, losses: [] };

const WORDS_CHARS_MAX = 120;

/** Collects the losses of a conversion: counts all, and lists the first of them by line. */
export function createLossLog(lines: LineIndex): LossLog {
  const losses: YamlLoss[] = [];
  let count = 0;
  return {
    add(kind, { path, offset }, before, after) {
      count += 1;
      if (losses.length >= LISTED_COUNT) return;
      const line = offset === UNKNOWN_PLACE ? 0 : lines.lineOf(offset);
      losses.push({ path: toJsonPath(path), line, kind, before: clip(before), after: clip(after) });
    },
    report: () => ({ count, losses: losses.toSorted((a, b) => a.line - b.line) }),
  };
}

function clip(words: string): string {
  return words.length <= WORDS_CHARS_MAX ? words : `${words.slice(0, WORDS_CHARS_MAX)}…`;
}
