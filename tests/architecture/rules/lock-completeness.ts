import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).default({}) }),
  ),
});

/**
 * Reports every optional package that the lock file lacks. A registry without the variants for other systems leaves them
 * out, and then a clean install rejects the file on every system.
 */
export function findForgottenPackages(lock: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const paths = Object.keys(packages);
  return Object.entries(packages).flatMap(([parent, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))
      .map((name) => `${parent} needs ${name}`),
  );
}
