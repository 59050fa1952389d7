import { CHINESE_FIELDS, FIELD_NAMES } from './lexicon.ts';

export type Fields = Readonly<Record<string, unknown>>;

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
/** The address of an entry: in a field of a known name, of a name like it, or the only text that is an address. */
export function findLink(fields: Fields): string | null {
  const known = findText(fields, LINK_FIELDS, looksLikeLink);
  if (known !== null) return known;
  const texts = toTexts(fields).filter(([key]) => !FIELD_NAMES.noLink.test(key));
  const named = texts.find(([key, text]) => FIELD_NAMES.link.test(key) && looksLikeLink(text) && !/^[^/]*@/.test(text));
  const addresses = texts.filter(([, text]) => isAddress(text) && !PICTURE.test(text));
  // A single text is an address by its name.
  const isOnly = addresses.length === 1 && texts.some(([, text]) => !isAddress(text));
  return named?.[1] ?? (isOnly ? (addresses[0]?.[1] ?? null) : null);
}

/** The name of an entry beside its address; the shortest text where no field has a name of one. Empty without one. */
export function findName(fields: Fields, link: string): string {
  const texts = toTexts(fields).filter(
    ([key, text]) => text !== link && !isAddress(text) && !FIELD_NAMES.noName.test(key),
  );
  const named = findKnownName(fields) ?? texts.find(([key]) => FIELD_NAMES.name.test(key))?.[1];
  if (named !== undefined) return named;
  const words = texts.map(([, text]) => text).filter((text) => text.length <= NAME_CHARS_MAX && /\p{L}/u.test(text));
  return words.reduce((best, text) => (best === '' || text.length < best.length ? text : best), '');
}

const NAME_CHARS_MAX = 60;

/** The text in a field of a known name; null without one. */
export function findKnownName(fields: Fields): string | null {
  return findText(fields, NAME_FIELDS);
}

export function isLinkField(key: string): boolean {
  return LINK_FIELDS.includes(key.toLowerCase()) || FIELD_NAMES.links.test(key);
}

/** Texts that are not blank, by their names. */
function toTexts(fields: Fields): (readonly [key: string, text: string])[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()] as const] : [],
  );
}

export function isAddress(text: string): boolean {
  return /^\s*https?:\/\/\S+\s*$/i.test(text);
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|ico|webp)(?:\?|$)/i;

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
