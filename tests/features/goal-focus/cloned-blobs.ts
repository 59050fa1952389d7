import { Blob as NodeBlob } from 'node:buffer';

/** Import this before the product: the fake database clones Node's blobs, but not those of the fake document. */
Object.assign(globalThis, { Blob: NodeBlob });
