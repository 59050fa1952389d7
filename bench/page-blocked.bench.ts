import type { Part } from './part.ts';
export const pageBlocked: Part = { name: 'page-blocked', async run() {} };
