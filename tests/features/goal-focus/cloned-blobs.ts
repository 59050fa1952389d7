import { Blob as NodeBlob } from 'node:buffer';
import { afterAll } from 'vitest';

const { Blob: documentBlob } = globalThis;

/** Import this before the product: the fake database clones Node's blobs, but not those of the fake document. */
Object.assign(globalThis, { Blob: NodeBlob });
afterAll(() => void Object.assign(globalThis, { Blob: documentBlob }));
