import type { NavCategory } from './categories.ts';
import type { ImportCandidate } from './import-candidate.ts';
import { FOLDER_WORDS, ROOT_FOLDERS } from './lexicon.ts';
import { findCategory } from './nav-item.ts';

/** A bookmark folder that holds links itself. */
export interface ImportFolder {
  /** Identifies the folder within its file. */
  readonly path: string;
  /** Outermost first, without the folders that every browser makes; empty for those. */
  readonly names: readonly string[];
  readonly count: number;
  readonly category: NavCategory;
}

const SEPARATOR = '\u0000';

/** The folder of a bookmark, as `ImportFolder.path`. */
export function folderPath({ folders }: ImportCandidate): string {
  return folders.join(SEPARATOR);
}

/** The folders of a file in the order of their first links, each with the category that its name suggests. */
export function listFolders(candidates: readonly ImportCandidate[]): readonly ImportFolder[] {
  const counts = new Map<string, { readonly folders: readonly string[]; count: number }>();
  for (const candidate of candidates) {
    const path = folderPath(candidate);
    const known = counts.get(path);
    if (known === undefined) counts.set(path, { folders: candidate.folders, count: 1 });
    else known.count += 1;
  }
  return [...counts].map(([path, { folders, count }]) => {
    const names = folders.filter((name) => !isRoot(name));
    return { path, names, count, category: suggestCategory(names) };
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
