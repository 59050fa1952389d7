import type { Part } from './part.ts';
export const lighthouse: Part = { name: 'lighthouse', async run() {} };
