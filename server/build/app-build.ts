import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { readSourceFingerprint, STAMP_FILE } from './source-fingerprint.mjs';

/**
 * The order of a whole build: client, its compressed assets, server, and last the stamp that says which sources it is of.
 * A build that fails or is interrupted leaves no stamp, and a file changed meanwhile makes the stamp stale.
 */
export function appBuild(): Plugin {
  return {
    name: 'mythinkn:app-build',
    async buildApp(builder) {
      const { root } = builder.config;
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The client and ssr environments must be configured');
      const fingerprint = readSourceFingerprint(root);
      await rm(join(root, STAMP_FILE), { force: true });
      await builder.build(client);
      await precompress(join(root, client.config.build.outDir, client.config.build.assetsDir));
      await builder.build(ssr);
      await writeFile(join(root, STAMP_FILE), `${fingerprint}\n`);
    },
  };
}
