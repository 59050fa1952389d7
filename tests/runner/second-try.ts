import { type RunResult, type TestResult, toPlace, withSecondTry } from './test-results.ts';

/** More failed files or tests than this do not fail by chance, and repeating them takes long. */
const REPEATED_MAX = 30;

/**
 * Adds a second try of what failed: `runAlone` gets the places of the failed tests and runs each in a fresh process with
 * nothing beside it. What passes then is listed as flaky.
 */
export async function tryAgain(
  first: RunResult,
  runAlone: (places: readonly string[]) => Promise<RunResult>,
): Promise<RunResult> {
  const places = listFailedPlaces(first.tests);
  if (places.length === 0 || places.length > REPEATED_MAX) return first;
  return withSecondTry(first, await runAlone(places));
}

function listFailedPlaces(tests: readonly TestResult[]): string[] {
  return [...new Set(tests.filter(({ outcome }) => outcome === 'failed').map(toPlace))];
}
