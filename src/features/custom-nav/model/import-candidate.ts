import type { NavCategory } from './categories.ts';

/** A link of an imported file. Nothing of it is checked yet. */
export interface ImportCandidate {
  readonly name: string;
  readonly link: string;
  /** Null where the file has none. */
  readonly color: string | null;
  readonly type: NavCategory | null;
  /** Names of the folders around a bookmark, outermost first; empty outside of bookmarks. */
  readonly folders: readonly string[];
  /** A picture that the file holds, as a data URL; null without one. */
  readonly icon: string | null;
}

/** What a file holds. `left` counts the links beyond the number that is read. */
export interface ImportedFile {
  readonly kind: 'json' | 'bookmarks';
  readonly candidates: readonly ImportCandidate[];
  readonly left: number;
}

/**
 * `nav-file-not-json`: the text is neither JSON nor bookmarks. `nav-file-wrong-format`: it has no list of items.
 * `bookmarks-empty`: bookmarks without a link.
 */
export type NavFileErrorCode = 'nav-file-not-json' | 'nav-file-wrong-format' | 'bookmarks-empty';
