import type { BenchOptions } from './part.ts';

interface BenchPlan {
  /** Names of parts, or their beginnings up to a hyphen; empty for all parts. */
  readonly names: readonly string[];
  /** A missed bar ends with exit code 1. */
  readonly isStrict: boolean;
  readonly options: BenchOptions;
}

const SOAK_SECONDS = 60;

/** Parses the arguments of `npm run bench -- …`. @throws Error that names an unknown argument. */
export function parseArguments(args: readonly string[], partNames: readonly string[]): BenchPlan {
  const names: string[] = [];
  let isStrict = false;
  let soakSeconds = SOAK_SECONDS;
  for (const argument of args) {
    const soak = /^--soak=(\d+)$/.exec(argument);
    if (argument === '--strict') isStrict = true;
    else if (soak) soakSeconds = Number(soak[1]);
    else if (partNames.some((part) => isNamedBy(part, argument))) names.push(argument);
    else throw new Error(`Unknown: ${argument}. Parts: ${partNames.join(', ')}. Options: --strict, --soak=<seconds>`);
  }
  return { names, isStrict, options: { soakSeconds } };
}

export function isChosen({ names }: BenchPlan, part: string): boolean {
  return names.length === 0 || names.some((name) => isNamedBy(part, name));
}

function isNamedBy(part: string, name: string): boolean {
  return part === name || part.startsWith(`${name}-`);
}
