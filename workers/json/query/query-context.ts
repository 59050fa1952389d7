import { createEffort, type Effort } from './effort.ts';
import { BadPattern, createPattern, type Pattern } from './pattern.ts';
import { createValues, type QueryData, type Values } from './values.ts';

/** What the parts of one evaluation share. */
export interface QueryContext {
  readonly data: QueryData;
  readonly effort: Effort;
  readonly values: Values;
  readonly patterns: Patterns;
}

const PATTERNS_MAX = 100;
const LISTED_MAX = 5;

export function createQueryContext(data: QueryData): QueryContext {
  const effort = createEffort();
  return { data, effort, values: createValues(data, effort), patterns: createPatterns() };
}

function createPatterns() {
  const known = new Map<string, Pattern | null>();
  const bad = new Set<string>();
  return {
    /** Null for a text that is no pattern, which is then listed in `bad`. */
    find(text: string): Pattern | null {
      const cached = known.get(text);
      if (cached !== undefined) return cached;
      const pattern = tryPattern(text);
      if (pattern === null && bad.size < LISTED_MAX) bad.add(text);
      if (known.size >= PATTERNS_MAX) known.clear();
      known.set(text, pattern);
      return pattern;
    },
    bad,
  };
}

type Patterns = ReturnType<typeof createPatterns>;

function tryPattern(text: string): Pattern | null {
  try {
    return createPattern(text);
  } catch (error) {
    if (error instanceof BadPattern) return null;
    throw error;
  }
}
