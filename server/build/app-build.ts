import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { publishRelease } from './publish-release.ts';
import { readSourceFingerprint, STAMP_FILE } from './source-fingerprint.mjs';

/** Where a build is made. Only a build that succeeded whole is published from here. */
const STAGED = 'dist/next';
export const STAGED_CLIENT = `${STAGED}/client`;
export const STAGED_SERVER = `${STAGED}/server`;

/**
 * The order of a whole build: client, its compressed assets, server, their publication, and last the stamp that says
 * which sources it is of. A build that fails leaves the published one as it was. One that is interrupted while it is
 * published leaves no stamp, and a file changed meanwhile makes the stamp stale.
 */
export function appBuild(): Plugin {
  return {
    name: 'mythinkn:app-build',
    async buildApp(builder) {
      const { root } = builder.config;
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and ssr environments must be configured');
      const fingerprint = readSourceFingerprint(root);
      const staged = join(root, STAGED);
      const stamp = join(root, STAMP_FILE);
      await rm(staged, { recursive: true, force: true });
      try {
        await builder.build(client);
        await precompress(join(root, client.config.build.outDir, client.config.build.assetsDir));
        await builder.build(ssr);
        await rm(stamp, { force: true });
        await publishRelease(staged, dirname(stamp));
        await writeFile(stamp, `${fingerprint}\n`);
      } finally {
        await rm(staged, { recursive: true, force: true });
      }
    },
  };
}
