import { isScript, type SourceFile } from '../source-files.ts';

/** Files that define what all others must use. */
const DEFINITIONS: readonly string[] = ['src/app/theme.ts', 'src/shared/look/media.ts', 'src/shared/look/tint.ts'];

/** Style literals, each with the definition to use in its place. */
const LITERALS: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\bmonospace\b/, 'theme.mono'],
  [/\bborderRadius:\s*(?:(?!0\b)\d|['"`](?!50%|0['"`])\d)/, 'theme.radius'],
  [/\bshape\.borderRadius\b/, 'theme.radius'],
  [/\bcolor-mix\(/, 'tint'],
  [/\(max-width:|\(pointer:|\(hover:|\(prefers-|\bbreakpoints\b/, 'MEDIA'],
];

/** Colors in hexadecimal digits or as `rgb()` and `hsl()`. Pages and shared parts may have them in a `palette.ts` only. */
const COLOR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/i;
const COLORED = /^src\/(?:shared|features)\/(?!(?:.*\/)?palette\.ts$)/;

/** Reports every style literal in pages and shell that has a token, a function or an entry in a table instead. */
export function findStyleLiterals(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isScript(file) && /^src\/(?:app|shared|features)\//.test(file.path))
    .filter(({ path }) => !DEFINITIONS.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = LITERALS.filter(([pattern]) => pattern.test(line)).map(([, use]) => use);
        if (COLORED.test(path) && COLOR.test(line)) found.push('the theme or a palette.ts');
        return found.map((use) => `${path}:${index + 1}: use ${use}`);
      }),
    );
}
