import type { Part } from './part.ts';
export const pageStart: Part = { name: 'page-start', async run() {} };
