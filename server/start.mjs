/** `npm start`: builds when the sources changed since the last build, then runs the built server in this process. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuildCurrent } from './build/source-fingerprint.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
/** A deployment contains only the build, so nothing can be built there. */
const canBuild = existsSync(vite) && existsSync(join(root, 'index.html')) && existsSync(join(root, 'src'));

const PARENT_CHECK_MS = 500;

if (process.env.npm_lifecycle_event === 'start') stopWithParent();
if (canBuild && !isBuildCurrent(root)) build();
await import(new URL('../dist/server/main.js', import.meta.url).href).catch(explainMissingServer);

function build() {
  console.log('mythinkn: building, this takes a moment …');
  // In a separate process, so that the memory of the build is free before the server starts.
  const { status, signal } = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  if (signal === null)
    console.error('mythinkn: the build failed, see the messages above. Try again with: npm run build');
  process.exit(1);
}

/**
 * A signal to npm ends npm and its shell without reaching this process, which would keep the port. The new parent process
 * shows that it happened.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

function explainMissingServer(error) {
  const isMissing = error?.code === 'ERR_MODULE_NOT_FOUND' && !existsSync(join(root, 'dist', 'server', 'main.js'));
  if (!isMissing) throw error;
  console.error('mythinkn: dist/server/main.js is missing. Run npm run build first, or copy the whole dist folder.');
  process.exit(1);
}
