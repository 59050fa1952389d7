import { CANDIDATES_MAX } from '../constants.ts';
import { type Fields, findKnownName, findLink, findName, isAddress, isLinkField } from './foreign-fields.ts';
import { toFoundIcon } from './icon.ts';
import type { ImportCandidate } from './import-candidate.ts';

/** Fields with the name of a link's folder, and with the number of a folder that another list names. */
const FOLDER_FIELD =
  /^(?:category|categories|cate|catalog|catelog|group|folder|class|classify|section|type|tag|tags)(?:_?name)?$/i;
const FOLDER_ID_FIELD =
  /^(?:category|cate|catalog|catelog|group|folder|class|section|type|tag|property|parent|f|p)_?id$/i;
/** Fields that hold a list in every file; any other name of a list is that of its folder. */
const PLAIN_LIST =
  /^(?:children|child|items?|links?|sites?|urls?|bookmarks?|apps?|icons?|list|data|nav|navs|services|groups?|categories|category|folders?|sections?|pages|tabs|results?|rows|records|settings|tags?|cards?)$/i;
const FOLDERS_MAX = 8;
const DEPTH_MAX = 40;

interface ForeignLinks {
  readonly candidates: readonly ImportCandidate[];
  readonly left: number;
}

/**
 * The links of a JSON file that another navigation page or a browser wrote, such as Sun-Panel, OneNav, Navihive, Flame,
 * Heimdall, Chrome and Firefox: every entry of a list that has an address, in the folders around it or in a folder that it
 * names; entries by name; addresses alone, as a list or by name; and addresses beside their names. Empty where there is none.
 */
export function readForeignLinks(json: unknown): ForeignLinks {
  const folderNames = new Map<string, string>();
  collectFolders(json, folderNames, 0);
  const candidates: ImportCandidate[] = [];
  let left = 0;
  const add = (name: string, link: string, folders: readonly string[], icon: string | null = null) => {
    if (candidates.length === CANDIDATES_MAX) left += 1;
    else candidates.push({ name, link, color: null, type: null, folders: folders.slice(-FOLDERS_MAX), icon });
  };
  const addNamed = (key: string, entry: Fields, folders: readonly string[]) =>
    add(findKnownName(entry) ?? key, findLink(entry) ?? '', folders, findIcon(entry));
  const walk = (value: unknown, folders: readonly string[], isEntry: boolean, depth: number) => {
    if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const isPlain = value.every((each) => typeof each === 'string');
      const name = isPlain && isEntry ? findPairName(value) : '';
      for (const each of value) {
        if (isPlain && isAddress(each)) add(name, each.trim(), folders);
        else walk(each, folders, true, depth + 1);
      }
      return;
    }
    const fields = value as Fields;
    const link = isEntry ? (findLink(fields) ?? findInnerLink(fields)) : null;
    const name = findKnownName(fields);
    if (link !== null) {
      const around = folders.length > 0 ? folders : namedFolders(fields, folderNames);
      add(findName(fields, link), link, around, findIcon(fields));
      if (findLink(fields) === null) return;
    }
    if (link === null && isMapOfLinks(fields)) {
      for (const [key, each] of Object.entries(fields)) add(key, String(each).trim(), folders);
      return;
    }
    if (link === null && isMapOfEntries(fields)) {
      for (const [key, each] of Object.entries(fields)) addNamed(key, each, folders);
      return;
    }
    const inside = name === null ? folders : [...folders, name];
    for (const [key, each] of Object.entries(fields)) {
      if (isListOfOne(key, each)) addNamed(key, each[0] as Fields, inside);
      else walk(each, Array.isArray(each) && !PLAIN_LIST.test(key) ? [...inside, key] : inside, false, depth + 1);
    }
  };
  walk(json, [], false, 0);
  // A single entry, not the address of the page that wrote the file.
  if (candidates.length === 0 && typeof json === 'object' && !Array.isArray(json)) walk([json], [], true, 0);
  return { candidates, left };
}

/** The text beside the only address of a short list. */
function findPairName(texts: readonly string[]): string {
  const others = texts.filter((text) => !isAddress(text) && text.trim() !== '');
  return texts.length <= PAIR_LENGTH_MAX && others.length === texts.length - 1 ? (others[0] ?? '').trim() : '';
}

const PAIR_LENGTH_MAX = 4;

/** The only address in a field of addresses: links: { web: … }. */
function findInnerLink(fields: Fields): string | null {
  if (findKnownName(fields) === null) return null;
  for (const [key, value] of Object.entries(fields)) {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    const texts = isMap && isLinkField(key) ? Object.values(value) : [];
    const [only] = texts;
    if (texts.length === 1 && typeof only === 'string' && isAddress(only)) return only.trim();
  }
  return null;
}

/** A list with an entry that has no name: the name of the list is that of the entry, not of a folder. */
function isListOfOne(key: string, value: unknown): value is readonly [Fields] {
  const [entry] = Array.isArray(value) && value.length === 1 && !PLAIN_LIST.test(key) ? value : [];
  const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
  return isObject && findLink(entry as Fields) !== null && findKnownName(entry as Fields) === null;
}

/** Addresses by their names, and nothing else. */
function isMapOfLinks(fields: Fields): boolean {
  const values = Object.values(fields);
  const hasNames = Object.keys(fields).every((key) => !isLinkField(key));
  return values.length > 0 && hasNames && values.every((each) => typeof each === 'string' && isAddress(each));
}

/** Entries by their names, and nothing else. */
function isMapOfEntries(fields: Fields): fields is Readonly<Record<string, Fields>> {
  const values = Object.values(fields);
  const isEntry = (value: unknown) => typeof value === 'object' && value !== null && findLink(value as Fields) !== null;
  return values.length > 0 && values.every((value) => !Array.isArray(value) && isEntry(value));
}

/** A picture that the entry holds; an address of one is not followed. */
function findIcon(fields: Fields): string | null {
  const values = Object.values(fields).flatMap((value) => {
    const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isInner && findLink(value as Fields) === null ? Object.values(value) : [value];
  });
  return values.map(toFoundIcon).find((icon) => icon !== null) ?? null;
}

/** Names of the entries without an address, by their numbers. */
function collectFolders(value: unknown, names: Map<string, string>, depth: number): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) collectFolders(each, names, depth + 1);
  const fields = value as Fields;
  const { id } = fields;
  const name = findKnownName(fields);
  const isFolder = name !== null && findLink(fields) === null;
  if (isFolder && (typeof id === 'number' || typeof id === 'string')) names.set(String(id), name);
}

function namedFolders(fields: Fields, names: ReadonlyMap<string, string>): readonly string[] {
  for (const [key, value] of Object.entries(fields)) {
    const id = typeof value === 'number' || typeof value === 'string' ? names.get(String(value)) : undefined;
    if (FOLDER_ID_FIELD.test(key) && id !== undefined) return [id];
  }
  for (const [key, value] of Object.entries(fields)) {
    if (!FOLDER_FIELD.test(key)) continue;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first.trim() !== '') return [names.get(first) ?? first.trim()];
  }
  return [];
}
