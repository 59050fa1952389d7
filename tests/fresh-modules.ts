import { vi } from 'vitest';

/*
 * Runs before each test file that shares its process with others. The product's modules are loaded again, and databases in
 * memory are gone, so no file sees what another one left.
 */
vi.resetModules();
if (Reflect.get(globalThis, 'indexedDB') !== undefined)
  Reflect.set(globalThis, 'indexedDB', Reflect.construct(indexedDB.constructor, []));
