import { LISTED_COUNT } from '../limits.ts';
import type { FixKind, YamlFix } from '../yaml.api.ts';
import { LINE_FIXES, straightenColon, straightenMargin, unescapeEntities } from './line-fixes.ts';
import { classifyLines } from './line-kinds.ts';
import { listChanges } from './repair.ts';

/**
 * Suggests changes to a valid text: entities that look like leftovers of a web page, and full-width spaces and colons,
 * or missing spaces in `pairLines` (from 1), that keep a line from being a key. Templates contain entities on purpose,
 * so nothing is applied.
 */
export function suggestChanges(text: string, pairLines: ReadonlySet<number>): YamlFix[] {
  const lines = text.split(/\r\n|\n|\r/);
  const kinds = classifyLines(lines);
  const mend = (kind: FixKind, fix: (line: string) => string, mayMend: (line: string, i: number) => boolean) => {
    const mended = lines.map((line, i) => (mayMend(line, i) ? fix(line) : line));
    return listChanges(lines, mended).map((change) => ({ kind, ...change }));
  };
  const isStructure = (_line: string, i: number) => kinds[i] === 'structure';
  return [
    ...mend('html-entity', unescapeEntities, () => true),
    ...mend('indentation-space', straightenMargin, isStructure),
    ...mend('missing-space', LINE_FIXES['missing-space'], (_line, i) => pairLines.has(i + 1)),
    ...mend('full-width-colon', straightenColon, (line, i) => isStructure(line, i) && !/:(?:\s|$)/.test(line)),
  ]
    .toSorted((a, b) => a.line - b.line)
    .slice(0, LISTED_COUNT);
}
