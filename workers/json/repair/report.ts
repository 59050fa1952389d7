import type { Edit } from './edits.ts';
import type { Place } from './places.ts';
import type { JsonRepair, RepairGroup, RepairReport, RepairRisk } from './repair.api.ts';

type ToOriginal = (offset: number) => number;

/** Number of repairs that are reported one by one. */
const MAX_REPORTED_COUNT = 200;
/** Length in UTF-16 units of a reported `before` or `after`. */
const MAX_QUOTED_COUNT = 60;

interface Found {
  readonly kind: string;
  readonly risk: RepairRisk;
  readonly offset: number;
  readonly before: string;
  readonly after: string;
}

interface Group {
  readonly kind: string;
  readonly risk: RepairRisk;
  count: number;
  readonly first: Found[];
}

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

/** Counts the repairs of a text by kind and risk, and keeps the first ones of every group. */
export class RepairTally {
  private readonly groups: Readonly<Record<RepairRisk, Map<string, Group>>> = { risky: new Map(), harmless: new Map() };

  /** `offset` is in the original text. */
  add(kind: string, offset: number, before: string, after: string, isDoubtful = false): void {
    const risk = isDoubtful ? 'risky' : toRisk(kind, before, after);
    const group = this.groupOf(kind, risk);
    group.count++;
    if (group.first.length < MAX_REPORTED_COUNT) {
      group.first.push({ kind, risk, offset, before: clip(before), after: clip(after) });
    }
  }

  /** The same for an edit of `source`, whose text is read only where it counts. */
  addEdit({ kind, start, end, text }: Edit, source: string, toOriginal: ToOriginal, isDoubtful: boolean): void {
    const risk = isDoubtful ? 'risky' : toKnownRisk(kind);
    const group = risk === null ? null : this.groupOf(kind, risk);
    if (group !== null && group.first.length >= MAX_REPORTED_COUNT) group.count++;
    else this.add(kind, toOriginal(start), source.slice(start, end), text, isDoubtful);
  }

  /** Counts things of a kind that have no places. */
  addCount(kind: string, count: number): void {
    this.groupOf(kind, toRisk(kind, '', '')).count += count;
  }

  /** The places in the original text of the repairs that are listed, ascending. */
  listedOffsets(): number[] {
    return pickFirst(this.allGroups()).map(({ offset }) => offset);
  }

  /** `place` is called with the places of the listed repairs, ascending. */
  report(place: (offset: number) => Place, isTruncated: boolean): RepairReport {
    const groups = this.allGroups();
    const repairs: JsonRepair[] = pickFirst(groups).map(({ offset, ...rest }) => ({ ...rest, ...place(offset) }));
    const changes = groups.filter(({ kind }) => kind !== 'json-lines');
    return {
      count: changes.reduce((sum, { count }) => sum + count, 0),
      repairs,
      groups: groups.map(({ kind, risk, count }): RepairGroup => ({ kind, risk, count })),
      isTruncated,
    };
  }

  /** Risky groups first. */
  private allGroups(): Group[] {
    return [...this.groups.risky.values(), ...this.groups.harmless.values()];
  }

  private groupOf(kind: string, risk: RepairRisk): Group {
    const groups = this.groups[risk];
    let group = groups.get(kind);
    if (group === undefined) {
      group = { kind, risk, count: 0, first: [] };
      groups.set(kind, group);
    }
    return group;
  }
}

/** Orders risky groups before harmless ones. */
export function byRisk(a: Pick<RepairGroup, 'risk'>, b: Pick<RepairGroup, 'risk'>): number {
  return Number(b.risk === 'risky') - Number(a.risk === 'risky');
}

/** As many of every group as fit in the list, by place. */
function pickFirst(groups: readonly Group[]): Found[] {
  let limit = MAX_REPORTED_COUNT;
  const countUpTo = (most: number) => groups.reduce((sum, { first }) => sum + Math.min(first.length, most), 0);
  while (limit > 1 && countUpTo(limit) > MAX_REPORTED_COUNT) limit--;
  return groups.flatMap(({ first }) => first.slice(0, limit)).sort((a, b) => a.offset - b.offset);
}

function clip(text: string): string {
  if (text.length <= MAX_QUOTED_COUNT) return text;
  const code = text.charCodeAt(MAX_QUOTED_COUNT - 1);
  const isSplit = code >= 0xdc00 && code <= 0xdfff;
  return `${text.slice(0, MAX_QUOTED_COUNT - (isSplit ? 2 : 1))}\u2026`;
}

/** The risk of a kind; null where it depends on the texts. */
function toKnownRisk(kind: string): RepairRisk | null {
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
