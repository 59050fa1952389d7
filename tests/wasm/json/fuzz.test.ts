import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonTask } from '../../../workers/json/json-wasm.ts';
import { createDice, type Dice, damage, writeDocument } from './documents.ts';
import { loadCore, MINIFY, runCore, VALIDATE } from './load-core.ts';
import { askOracle } from './oracle.ts';

/** `JSON_FUZZ_RUNS=1000000` for a long run; `JSON_FUZZ_SEED` to repeat one. */
const RUNS = Number(process.env.JSON_FUZZ_RUNS ?? 3000);
const SEED = process.env.JSON_FUZZ_SEED;
const WINDOWS = [8, 9, 13, 16, 17, 31, 64, 67, 128, 1000, 4096, 65_536, 262_144] as const;

const cores = WINDOWS.map((windowBytes) => loadCore(windowBytes));
const throws = fc.uint8Array({ minLength: 4, maxLength: 160, size: 'max' });
const options = { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) };
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

test('agrees with the oracle and the engine on every document at every window size', { timeout: 3_600_000 }, () => {
  let accepted = 0;
  fc.assert(
    fc.property(throws, (list) => {
      const dice = createDice(list);
      const bytes = damage(Buffer.from(writeDocument(dice)), dice);
      const isValid = isNativelyValid(bytes);
      accepted += Number(isValid);
      for (const task of [VALIDATE, MINIFY, pretty(dice)]) check(bytes, task, isValid, dice);
    }),
    options,
  );
  // A fuzz test that only refuses, or only accepts, proves little.
  expect(accepted).toBeGreaterThan(RUNS * 0.1);
  expect(accepted).toBeLessThan(RUNS * 0.9);
});

function check(bytes: Uint8Array, task: JsonTask, isValid: boolean, dice: Dice): void {
  const wanted = askOracle(bytes, task);
  if (task.mode !== 'pretty' && (wanted.refusal === null) !== isValid) throw new Error('The oracle errs');
  const core = cores[dice(WINDOWS.length)] ?? loadCore();
  const got = runCore(core, task, bytes, 1 + dice(256) * (1 + dice(9)));
  expect(got.refusal).toEqual(wanted.refusal);
  if (Buffer.from(got.output).toString('latin1') !== wanted.output)
    expect(got.output).toEqual(Buffer.from(wanted.output, 'latin1'));
}

function pretty(dice: Dice): JsonTask {
  return { mode: 'pretty', indent: [2, 4, 8][dice(3)] ?? 2, maxDepth: dice(9) === 0 ? 2 : 2000 };
}

function isNativelyValid(bytes: Uint8Array): boolean {
  try {
    JSON.parse(decoder.decode(bytes));
    return true;
  } catch {
    return false;
  }
}
