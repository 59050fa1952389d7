import type { Part } from './part.ts';
export const pageFrames: Part = { name: 'page-frames', async run() {} };
