import type { Part } from './part.ts';
export const sizes: Part = { name: 'sizes', async run() {} };
