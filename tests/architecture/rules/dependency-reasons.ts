import { z } from 'zod';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Reports every package that no table row of the page explains. A row names the package in backticks in its first column
 * and gives the reason in a later one.
 */
export function findUnexplainedDependencies(packageJson: string, page: string): string[] {
  const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(packageJson));
  const explained = readExplainedNames(page);
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter((name) => !explained.includes(name));
}

/** One row may name several packages that belong together. */
function readExplainedNames(page: string): string[] {
  const rows = page.split('\n').filter((line) => /^\|\s*`/.test(line));
  return rows.flatMap((row) => {
    const [, first = '', ...others] = row.split('|').map((cell) => cell.trim());
    const hasReason = others.some((cell) => /\p{L}{2}/u.test(cell));
    return hasReason ? [...first.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '') : [];
  });
}
