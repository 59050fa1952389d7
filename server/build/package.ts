import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDeployment } from './deployment.ts';
import { isBuildCurrent } from './source-fingerprint.mjs';

/** `npm run package`: writes `dist/deploy` from the current build; `-- --copy` adds the installed packages. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'dist', 'deploy');
const isWithPackages = process.argv.includes('--copy');

if (!isBuildCurrent(root)) {
  console.error('mythinkn: there is no build of the current sources. Run npm run build first.');
  process.exit(1);
}
const { bytes, packages } = await writeDeployment({ root, dist: join(root, 'dist'), target, isWithPackages });
console.log(`mythinkn: ${target} has ${(bytes / 1_000_000).toFixed(1)} MB and needs ${packages} packages.`);
console.log(isWithPackages ? 'Run it with: npm start' : 'Install them there with: npm ci --omit=dev');
