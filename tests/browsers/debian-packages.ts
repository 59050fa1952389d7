import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../runner/command.ts';

/** Path of a program, installed from a Debian package where it is missing. Throws with what to do where that fails. */
export async function ensureProgram(program: string, packages: readonly string[]): Promise<string> {
  const found = findProgram(program);
  if (found !== null) return found;
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (isDebianRoot) {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], { environment });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { environment });
  }
  const installed = findProgram(program);
  if (installed === null) {
    throw new Error(
      `${program} is missing. Debian: sudo apt-get install -y ${packages.join(' ')}; elsewhere install it and put it on the PATH.`,
    );
  }
  return installed;
}

function findProgram(program: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}
