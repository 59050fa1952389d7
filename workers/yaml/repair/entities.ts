const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The character that an HTML entity stands for; an unknown one stays. */
export function unescapeEntity(entity: string): string {
  return ENTITIES[entity] ?? entity;
}

/** Replaces the entities of a line, except those in quotes and comments. */
export function unescapeEntities(line: string): string {
  return line
    .split(/((?<=^|[\s,[{:-])(?:"(?:[^"\\]|\\.)*"|'[^']*'|#.*$))/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/&(?:[a-z]+|#\d+);/g, unescapeEntity)))
    .join('');
}
