import type { Part } from './part.ts';
export const pageSoak: Part = { name: 'page-soak', async run() {} };
