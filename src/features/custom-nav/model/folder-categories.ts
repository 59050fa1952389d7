import type { NavCategory } from './categories.ts';
import type { ImportCandidate } from './import-candidate.ts';
import { FOLDER_WORDS, ROOT_FOLDERS } from './lexicon.ts';
import { findCategory } from './nav-item.ts';

/** A bookmark folder that holds links itself, or a category of an export. */
export interface ImportFolder {
  /** Identifies the folder within its file. */
  readonly path: string;
  /** Outermost first, without the folders that every browser makes; empty for those. */
  readonly names: readonly string[];
  readonly count: number;
  readonly category: NavCategory;
  /** The links have their categories from the file. */
  readonly isCategory: boolean;
}

const SEPARATOR = '\u0000';

/** The folder of a bookmark or the category of another link, as `ImportFolder.path`. */
export function folderPath({ folders, type }: ImportCandidate): string {
  return type === null ? folders.join(SEPARATOR) : `${SEPARATOR}${type}`;
}

/** The folders of a file in the order of their first links, each with the category that its name suggests. */
export function listFolders(candidates: readonly ImportCandidate[]): readonly ImportFolder[] {
  const counts = new Map<string, { readonly first: ImportCandidate; count: number }>();
  for (const candidate of candidates) {
    const path = folderPath(candidate);
    const known = counts.get(path);
    if (known === undefined) counts.set(path, { first: candidate, count: 1 });
    else known.count += 1;
  }
  return [...counts].map(([path, { first, count }]) => {
    const names = first.folders.filter((name) => !isRoot(name));
    return { path, names, count, category: first.type ?? suggestCategory(names), isCategory: first.type !== null };
  });
}

/** The innermost folder whose name says something decides. */
function suggestCategory(names: readonly string[]): NavCategory {
  for (const name of names.toReversed()) {
    const category = findCategory(name) ?? findByWord(name);
    if (category !== null) return category;
  }
  return 'uncategorized';
}

function findByWord(name: string): NavCategory | null {
  const lower = name.toLowerCase();
  return FOLDER_WORDS.find(([, words]) => words.some((word) => hasWord(lower, word)))?.[0] ?? null;
}

/** A Latin word must start where a word of the name starts: `app`, not `whatsapp`. */
function hasWord(name: string, word: string): boolean {
  const at = name.indexOf(word);
  return at === 0 || (at > 0 && (!/^[a-z]/.test(word) || !/[a-z]/.test(name[at - 1] ?? '')));
}

function isRoot(name: string): boolean {
  return ROOT_FOLDERS.includes(name.trim().toLowerCase());
}
