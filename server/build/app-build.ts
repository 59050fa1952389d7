import { copyFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { precompress } from './precompress.ts';
import { publishRelease } from './publish-release.ts';
import { readSourceFingerprint, STAMP_FILE } from './source-fingerprint.mjs';

/** Builds are made here. Only a complete build is published from it. */
const STAGED = 'dist/next';
export const STAGED_CLIENT = `${STAGED}/client`;
/** Not published: the client's build runs it. */
export const STAGED_PRERENDER = `${STAGED}/prerender`;
export const STAGED_SERVER = `${STAGED}/server`;
/** With it the server replays games. The client's build has compiled it. */
const FLOCK_CORE = 'wasm/build/flock.wasm';

/**
 * Runs a whole build in order: the bundle that prerenders pages, client, compressed assets, server, publication, and
 * finally the stamp that names the sources. A failed build leaves the published one unchanged. A build that is interrupted while it is published leaves no
 * stamp, and a file that changes meanwhile makes the stamp stale.
 */
export function appBuild(): Plugin {
  return {
    name: 'mythinkn:app-build',
    async buildApp(builder) {
      const { root } = builder.config;
      const { prerender, client, ssr } = builder.environments;
      if (!prerender || !client || !ssr)
        throw new Error('The prerender, client and ssr environments must be configured');
      const fingerprint = readSourceFingerprint(root);
      const staged = join(root, STAGED);
      const stamp = join(root, STAMP_FILE);
      await rm(staged, { recursive: true, force: true });
      try {
        await builder.build(prerender);
        await builder.build(client);
        await precompress(join(root, client.config.build.outDir, client.config.build.assetsDir));
        await builder.build(ssr);
        await copyFile(join(root, FLOCK_CORE), join(root, ssr.config.build.outDir, basename(FLOCK_CORE)));
        await rm(stamp, { force: true });
        await publishRelease(staged, dirname(stamp));
        await writeFile(stamp, `${fingerprint}\n`);
      } finally {
        await rm(staged, { recursive: true, force: true });
      }
    },
  };
}
