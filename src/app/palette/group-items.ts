import type { MatchRange } from '../../shared/search/match-text.ts';
import { type Ranked, rankMatches } from '../../shared/search/rank-matches.ts';
import type { ReadingsOf } from '../../shared/search/readings.ts';
import type { PageVisits } from '../../shared/tool/visits.ts';
import type { PaletteItem } from './palette-items.ts';

export type GroupId = 'recent' | 'here' | 'goals' | 'tasks' | 'bookmarks' | 'tools' | 'commands';

export interface PaletteRow {
  readonly item: PaletteItem;
  readonly isPinned: boolean;
  /** The page that is open. */
  readonly isCurrent: boolean;
  /** Found parts of the name. */
  readonly ranges: readonly MatchRange[];
  /** The other word that was found, where it was not the name. */
  readonly alias: { readonly text: string; readonly ranges: readonly MatchRange[] } | null;
}

export interface PaletteGroup {
  readonly id: GroupId;
  /** At least one. */
  readonly rows: readonly PaletteRow[];
}

interface Surroundings {
  /** Those of the moment in which the search was opened: pinning a page does not move its row. */
  readonly visits: PageVisits;
  /** Ids of the pages that are pinned now. */
  readonly pinned: readonly string[];
  readonly currentPageId: string | undefined;
}

/** More rows than that are not looked at. */
const RECENT_MAX_COUNT = 6;
const GOALS_MAX_COUNT = 3;
const FOUND_MAX_COUNT = 8;

/** Without a query: what the visitor used last, commands of the open page, goals, then everything else in order. */
export function listAll(items: readonly PaletteItem[], surroundings: Surroundings): readonly PaletteGroup[] {
  const { visits, currentPageId } = surroundings;
  const pages = items.filter(({ kind }) => kind === 'page');
  const commands = items.filter(({ kind }) => kind === 'command');
  const known = [...new Set([...visits.pinned, ...visits.recent])].filter((id) => id !== currentPageId);
  const recent = known
    .flatMap((id) => pages.find(({ pageId }) => pageId === id) ?? [])
    .slice(0, Math.max(RECENT_MAX_COUNT, visits.pinned.length));
  const here = commands.filter(({ pageId }) => pageId !== null && pageId === currentPageId);
  const groups: readonly [GroupId, readonly PaletteItem[]][] = [
    ['recent', recent],
    ['here', here],
    ['goals', items.filter(({ kind }) => kind === 'goal').slice(0, GOALS_MAX_COUNT)],
    ['tools', pages.filter((page) => !recent.includes(page))],
    ['commands', commands.filter((command) => !here.includes(command))],
  ];
  return groups.flatMap(([id, group]) =>
    group.length === 0 ? [] : [{ id, rows: group.map((item) => toRow(item, surroundings)) }],
  );
}

/**
 * Everything that a query finds: the best first within each group, and the group with the best match first. Of equally good
 * pages, the latest visited comes first.
 */
export function listFound(
  items: readonly PaletteItem[],
  query: string,
  readingsOf: ReadingsOf | null,
  surroundings: Surroundings,
): readonly PaletteGroup[] {
  const ranked = rankMatches(byVisits(items, surroundings.visits), textsOf, query, readingsOf);
  const found = (id: GroupId, kind: PaletteItem['kind']) => ({
    id,
    ranked: ranked.filter(({ item }) => item.kind === kind).slice(0, FOUND_MAX_COUNT),
  });
  return [
    found('tools', 'page'),
    found('commands', 'command'),
    found('goals', 'goal'),
    found('tasks', 'task'),
    found('bookmarks', 'bookmark'),
  ]
    .flatMap(({ id, ranked: rows }) => (rows[0] === undefined ? [] : [{ id, rows, cost: rows[0].match.cost }]))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ id, rows }) => ({ id, rows: rows.map((row) => toFoundRow(row, surroundings)) }));
}

/** The text to search for: an input method divides the letters that it still composes by apostrophes. */
export function toQuery(text: string): string {
  return text.replace(/['\u2019]/g, '').trim();
}

function textsOf({ name, words }: PaletteItem): readonly string[] {
  return [name, ...words];
}

function byVisits(items: readonly PaletteItem[], { recent }: PageVisits): readonly PaletteItem[] {
  const rank = ({ kind, pageId }: PaletteItem) => {
    const index = kind === 'page' ? recent.indexOf(pageId ?? '') : -1;
    return index < 0 ? recent.length : index;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}

function toFoundRow({ item, match, text }: Ranked<PaletteItem>, surroundings: Surroundings): PaletteRow {
  const row = toRow(item, surroundings);
  if (text === item.name) return { ...row, ranges: match.ranges };
  return { ...row, alias: { text, ranges: match.ranges } };
}

function toRow(item: PaletteItem, { pinned, currentPageId }: Surroundings): PaletteRow {
  const isPage = item.kind === 'page' && item.pageId !== null;
  return {
    item,
    isPinned: isPage && pinned.includes(item.pageId),
    isCurrent: isPage && item.pageId === currentPageId,
    ranges: [],
    alias: null,
  };
}
