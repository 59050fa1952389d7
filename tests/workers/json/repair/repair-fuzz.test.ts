import { expect, it } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { createRandom, mutate } from './mutations.ts';

const RUNS = Number(process.env.REPAIR_FUZZ_RUNS ?? 4000);
const SEED = Number(process.env.REPAIR_FUZZ_SEED ?? 1);
const MAX_SHOWN = 20;

it(
  'turns mutated texts into valid JSON with a report, or refuses them',
  () => {
    const random = createRandom(SEED);
    const failures: string[] = [];
    let invalid = 0;
    let refused = 0;
    for (let run = 0; run < RUNS; run++) {
      const given = mutate(random);
      const failure = tryRepair(given);
      if (failure === 'refused') refused++;
      else if (failure !== null) {
        invalid++;
        if (failures.length < MAX_SHOWN) failures.push(`${failure}: ${JSON.stringify(given)}`);
      }
    }
    expect(failures, `${invalid} of ${RUNS}`).toEqual([]);
    expect(refused / RUNS).toBeLessThan(0.1);
  },
  10 * 60_000,
);

/** Null for valid output. */
function tryRepair(given: string): string | null {
  let output: string;
  let kinds: number;
  try {
    const { text, groups } = repairJson(given);
    output = text;
    kinds = groups.length;
  } catch (error) {
    return error instanceof AppError ? 'refused' : String(error);
  }
  if (!isJson(output)) return `invalid ${JSON.stringify(output)}`;
  return kinds > 0 || isJson(given) ? null : `changed without a report ${JSON.stringify(output)}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
