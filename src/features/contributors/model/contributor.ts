/** Levels from the highest to the lowest (doc 2 §9). */
export const CONTRIBUTOR_LEVELS = ['gold', 'silver', 'bronze'] as const;
export type ContributorLevel = (typeof CONTRIBUTOR_LEVELS)[number];

/** An entry of the page (doc 2 §3). */
export interface Contributor {
  /** Anchor in the page's address. */
  readonly id: string;
  readonly name: string;
  readonly level: ContributorLevel;
  /** Title of the contribution. */
  readonly contribution: string;
  readonly description: string;
  /** Character of the tile that stands for a picture. */
  readonly avatar: string;
  readonly tags: readonly string[];
}

/** The contributors by level, the highest first; the given order holds inside of a level. */
export function sortByLevel(contributors: readonly Contributor[]): Contributor[] {
  return contributors.toSorted((a, b) => CONTRIBUTOR_LEVELS.indexOf(a.level) - CONTRIBUTOR_LEVELS.indexOf(b.level));
}
