import type { Part } from './part.ts';
export const pagePopulation: Part = { name: 'page-population', async run() {} };
