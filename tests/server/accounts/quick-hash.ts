import type { HashCost } from '../../../server/services/accounts/passwords.ts';

/** The least that Argon2id allows. Tests that make many accounts would mostly wait for the product's cost. */
export const QUICK_HASH: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
