import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).default({}) }),
  ),
});

/**
 * One line for every optional package that the lock file forgets. A registry that lacks the variants for other systems
 * leaves them out, and a clean install then refuses the file, here and on those systems.
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
