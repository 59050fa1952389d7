import { CANDIDATES_MAX } from '../constants.ts';
import { toFoundIcon } from './icon.ts';
import type { ImportCandidate } from './import-candidate.ts';
import { CHINESE_FIELDS } from './lexicon.ts';

/** Fields of other navigation pages and browsers, the likeliest first. */
const LINK_FIELDS = [
  'url',
  'link',
  'href',
  'uri',
  'website',
  'address',
  'site',
  'siteurl',
  'site_url',
  'linkurl',
  'target',
  'urlstring',
  'given_url',
  'resolved_url',
].concat(CHINESE_FIELDS.link);
const NAME_FIELDS = [
  'title',
  'name',
  'label',
  'text',
  'sitename',
  'site_name',
  'linkname',
  'website_title',
  'given_title',
  'resolved_title',
].concat(CHINESE_FIELDS.name);
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

type Fields = Readonly<Record<string, unknown>>;

interface ForeignLinks {
  readonly candidates: readonly ImportCandidate[];
  readonly left: number;
}

/**
 * The links of a JSON file that another navigation page or a browser wrote, such as Sun-Panel, OneNav, Navihive, Flame,
 * Heimdall, Chrome and Firefox: every entry of a list that has an address, in the folders around it or in a folder that it
 * names; entries by name; and addresses alone, as a list or by name. Empty where there is none.
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
  const walk = (value: unknown, folders: readonly string[], isEntry: boolean, depth: number) => {
    if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const isPlain = value.every((each) => typeof each === 'string');
      for (const each of value) {
        if (isPlain && WEB_ADDRESS.test(each)) add('', each.trim(), folders);
        else walk(each, folders, true, depth + 1);
      }
      return;
    }
    const fields = value as Fields;
    const link = isEntry ? findLink(fields) : null;
    const name = findText(fields, NAME_FIELDS);
    if (link !== null)
      add(name ?? '', link, folders.length > 0 ? folders : namedFolders(fields, folderNames), findIcon(fields));
    else if (isMapOfLinks(fields)) {
      for (const [key, each] of Object.entries(fields)) add(key, String(each).trim(), folders);
      return;
    } else if (isMapOfEntries(fields)) {
      for (const [key, each] of Object.entries(fields)) {
        add(findText(each, NAME_FIELDS) ?? key, findLink(each) ?? '', folders, findIcon(each));
      }
      return;
    }
    const inside = name === null ? folders : [...folders, name];
    for (const [key, each] of Object.entries(fields)) {
      walk(each, Array.isArray(each) && !PLAIN_LIST.test(key) ? [...inside, key] : inside, false, depth + 1);
    }
  };
  walk(json, [], false, 0);
  // A single entry, not the address of the page that wrote the file.
  if (candidates.length === 0 && typeof json === 'object' && !Array.isArray(json)) walk([json], [], true, 0);
  return { candidates, left };
}

const WEB_ADDRESS = /^\s*https?:\/\/\S+\s*$/i;

/** Addresses by their names, and nothing else. */
function isMapOfLinks(fields: Fields): boolean {
  const values = Object.values(fields);
  const hasNames = Object.keys(fields).every((key) => !LINK_FIELDS.includes(key.toLowerCase()));
  return values.length > 0 && hasNames && values.every((each) => typeof each === 'string' && WEB_ADDRESS.test(each));
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

function findLink(fields: Fields): string | null {
  return findText(fields, LINK_FIELDS, looksLikeLink);
}

/** Names of the entries without an address, by their numbers. */
function collectFolders(value: unknown, names: Map<string, string>, depth: number): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) collectFolders(each, names, depth + 1);
  const fields = value as Fields;
  const { id } = fields;
  const name = findText(fields, NAME_FIELDS);
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

/** The text of the first field of this kind, whatever the case of its name. */
function findText(fields: Fields, wanted: readonly string[], isGood = (_text: string) => true): string | null {
  const byName = new Map(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]));
  for (const key of wanted) {
    const value = byName.get(key);
    if (typeof value === 'string' && value.trim() !== '' && isGood(value)) return value.trim();
  }
  return null;
}

/** An address with a scheme or two slashes at its beginning, or a host. A sentence or the name of an icon is none. */
function looksLikeLink(text: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/|[^\s/]+\.[^\s/]+|localhost)/i.test(text) && !/\s\S/.test(text.trim());
}
