import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Vulnerabilities } from '../../src/core/contracts/admin-health.ts';
import { VULNERABILITIES_FILE } from '../vulnerabilities-file.ts';
import { writeDeployment } from './deployment.ts';
import { isBuildCurrent } from './source-fingerprint.mjs';
import { checkVulnerabilities } from './vulnerabilities.ts';

/**
 * `npm run package`: writes `dist/deploy` from the current build, with what the registry knows about its packages; `-- --copy`
 * adds the installed packages.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'dist', 'deploy');
const isWithPackages = process.argv.includes('--copy');

if (!isBuildCurrent(root)) {
  console.error('mythinkn: there is no build of the current sources. Run npm run build first.');
  process.exit(1);
}
const { bytes, packages } = await writeDeployment({ root, dist: join(root, 'dist'), target, isWithPackages });
const found = await checkVulnerabilities(target, Date.now());
if (found !== null) await writeFile(join(target, 'server', VULNERABILITIES_FILE), `${JSON.stringify(found)}\n`);
console.log(`mythinkn: ${target} has ${(bytes / 1_000_000).toFixed(1)} MB and needs ${packages} packages.`);
console.log(toReportLine(found));
console.log(isWithPackages ? 'Run it with: npm start' : 'Install them there with: npm ci --omit=dev');

function toReportLine(found: Vulnerabilities | null): string {
  if (found === null) return 'NOT CHECKED: the registry gave no report, so nothing is known about vulnerabilities.';
  const { critical, high, moderate, low } = found;
  return `Packages with known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`;
}
