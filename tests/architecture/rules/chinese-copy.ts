import type { SourceFile } from '../source-files.ts';

/** Ideographs, and the punctuation and full-width forms that come with them. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const COPY_FILES = /(?:^|\/)(?:copy|words|content|lexicon|templates)\.ts$/;
const ELSEWHERE = /^(?:tests\/|docs\/|index\.html$|package\.json$|README\.md$|LICENSE$)/;

/** Reports every line with Chinese outside the files for words, comments included. */
export function findStrayChinese(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !COPY_FILES.test(path) && !ELSEWHERE.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (CHINESE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}
