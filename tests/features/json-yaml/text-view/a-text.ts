import { createTextLines } from '../../../../src/features/json-yaml/model/text-lines.ts';
import { createPageText, type TextSource } from '../../../../src/features/json-yaml/text-view/text-source.ts';

/** A text of which a test uses only some parts. */
export function aText(parts: Partial<TextSource>): TextSource {
  const unused = () => Promise.reject(new Error('Not part of this test'));
  return {
    id: 1,
    lineCount: 1,
    size: 1,
    getLines: unused,
    countRows: unused,
    getRows: unused,
    getRowOf: unused,
    getRange: unused,
    find: unused,
    countMatches: unused,
    getFoldEnd: null,
    ...parts,
  };
}

/** A whole text, as the page holds it. */
export async function aPageText(text: string): Promise<TextSource> {
  return createPageText(await createTextLines(text, () => Promise.resolve()));
}
