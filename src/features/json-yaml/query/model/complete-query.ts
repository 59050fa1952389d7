const SHORTHAND = /^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*$/;
/** The begun name at the end of a query, and the dot before it. */
const END = /^(.*?)(\.?)([\w\u0080-\uffff]*)$/su;

/** A query in two parts: the path whose members may be named at its end, and the begun name. */
interface QueryEnd {
  /** A query of its own; empty for the root. */
  readonly path: string;
  readonly begun: string;
}

/** Null when no name can be written at the end of the query. */
export function readQueryEnd(query: string): QueryEnd | null {
  const [, before = '', dot = '', begun = ''] = END.exec(query) ?? [];
  if (query === '' || (dot === '' && begun !== '' && before !== '')) return null;
  const path = before
    // Within a filter or `map`, the members are those of the items.
    .replace(/\[\?[^[\]]*@/, '[*]')
    .replace(/map\(\s*$/, '.[]')
    .replace(/(?:\bselect\(|\|)\s*$/, (sign) => (sign.startsWith('|') ? '| .' : '.'));
  return { path, begun };
}

/** The query with this name at its end, in place of a begun one. */
export function completeQuery(query: string, name: string): string {
  const [, before = '', dot = ''] = END.exec(query) ?? [];
  if (SHORTHAND.test(name)) return `${before}${before === '' && dot === '' ? '' : '.'}${name}`;
  const base = before === '' ? '$' : before;
  return `${base}[${JSON.stringify(name)}]`;
}

/** The place of an index in UTF-16 units, in characters as a person counts them, from 1. */
export function toCharacterPlace(text: string, at: number): number {
  return [...text.slice(0, at)].length + 1;
}
