import type { RepairRisk } from './repair.api.ts';

/** Length in characters of a lead-in or sign-off that may be dropped without a warning. */
const MAX_LEAD_IN = 20;
/** Signs that dropped text holds data: a digit, a quote, an assignment. */
const DATA = /[\p{N}"'`=]/u;
const FENCE = /```[ \t]*[\w+-]*/;
const WORD = /[\p{L}\p{N}]/u;

/** Kinds that lose, invent or regroup data. */
const RISKY: ReadonlySet<string> = new Set([
  'computed-key',
  'conflict-side',
  'diff-side',
  'duplicate-key',
  'ellipsis',
  'event-field',
  'function',
  'missing-key',
  'missing-value',
  'not-finite',
  'odd-key',
  'placeholder',
  'replaced-bytes',
  'several-values',
  'spread',
  'swallowed-structure',
  'truncated-escape',
  'truncated-number',
  'truncated-word',
]);

/** Kinds that drop characters which should be punctuation. */
const DROPPING: ReadonlySet<string> = new Set([
  'extra-closer',
  'extra-colon',
  'extra-comma',
  'extra-opener',
  'stray-character',
]);

/** The risk of a kind; null where it depends on the texts. */
export function toKnownRisk(kind: string): RepairRisk | null {
  if (RISKY.has(kind)) return 'risky';
  return kind === 'surrounding-text' || DROPPING.has(kind) ? null : 'harmless';
}

/** How far a repair may have changed the data. `before` and `after` are the whole texts. */
export function toRisk(kind: string, before: string, after: string): RepairRisk {
  const known = toKnownRisk(kind);
  if (known !== null) return known;
  if (kind === 'surrounding-text') return isHarmlessText(before) ? 'harmless' : 'risky';
  return after === '' && WORD.test(before) ? 'risky' : 'harmless';
}

function isHarmlessText(dropped: string): boolean {
  const text = dropped.replace(FENCE, '').trim();
  if (!WORD.test(text)) return true;
  return [...text.slice(0, 3 * MAX_LEAD_IN)].length <= MAX_LEAD_IN && !DATA.test(text);
}
