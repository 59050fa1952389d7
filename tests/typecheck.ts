import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runNode } from './runner/command.ts';

/** Folders whose configurations are checked. The AssemblyScript compiler checks the cores. */
const FOLDERS = ['src', 'workers', 'server', 'tests', 'bench'];
const NO_INPUTS = 'error TS18003';

interface ZoneResult {
  /** Path of the configuration. */
  readonly zone: string;
  readonly outcome: 'passed' | 'failed' | 'empty';
  readonly output: string;
}

/** Type-checks every zone with its own configuration, two at a time. */
export async function typecheckZones(): Promise<ZoneResult[]> {
  const zones = FOLDERS.flatMap(findConfigurations);
  const results: ZoneResult[] = [];
  const next = async (): Promise<void> => {
    for (let zone = zones.shift(); zone !== undefined; zone = zones.shift()) results.push(await typecheck(zone));
  };
  await Promise.all([next(), next()]);
  return results.toSorted((a, b) => a.zone.localeCompare(b.zone));
}

/** Prints one line per zone with the compiler's messages. Returns whether all zones passed. */
export function reportZones(results: readonly ZoneResult[]): boolean {
  for (const { zone, outcome, output } of results) {
    console.log(`types ${outcome.padEnd(6)} ${zone}`);
    if (outcome === 'failed') console.log(output);
  }
  return results.every(({ outcome }) => outcome !== 'failed');
}

function findConfigurations(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const configurations = entries.filter((entry) => entry.isFile() && /^tsconfig.*\.json$/.test(entry.name));
  return configurations.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length)).sort();
}

/** One checker: each further one computes many of the same types again, and two zones already keep two cores busy. */
async function typecheck(zone: string): Promise<ZoneResult> {
  const args = ['-p', zone, '--checkers', '1'];
  const { exitCode, output } = await runNode('typescript/bin/tsc', args, { output: 'captured' });
  if (exitCode === 0) return { zone, outcome: 'passed', output };
  return { zone, outcome: output.includes(NO_INPUTS) ? 'empty' : 'failed', output };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = reportZones(await typecheckZones()) ? 0 : 1;
}
