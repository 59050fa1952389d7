import type { Kysely } from 'kysely';
import type { RunOutcome } from '../../../src/core/contracts/flock-records.ts';
import type { Database } from '../../db/schema.ts';
import type { RunVerifier } from './run-verifier.ts';

/** What the functions for game records work with. */
export interface FlockContext {
  readonly db: Kysely<Database>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly verifier: RunVerifier;
  /** Number of submitted runs of this process by outcome. */
  readonly outcomes: Map<RunOutcome, number>;
}

export function createFlockContext(deps: Omit<FlockContext, 'outcomes'>): FlockContext {
  return { ...deps, outcomes: new Map() };
}
