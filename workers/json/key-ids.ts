import { createKeyReader } from './key-reader.ts';

/** The key of a value without a key: an item of an array, or the whole text. */
export const NO_KEY = 0;

/** Numbers for keys: equal for equal keys in any notation. Two texts that are compared share one instance. */
export function createKeyIds() {
  const reader = createKeyReader();
  const ids = new Map<string, number>();
  const names: string[] = [''];

  return {
    /** The number of the key with these bytes, without quotes. */
    idOf(bytes: Uint8Array): number {
      reader.add(bytes);
      const name = reader.take();
      const known = ids.get(name);
      if (known !== undefined) return known;
      const id = names.length;
      names.push(name);
      ids.set(name, id);
      return id;
    },
    /** The key as a string, its escapes resolved. */
    nameOf: (id: number): string => names[id] ?? '',
    /** One more than the highest number given. */
    count: (): number => names.length,
  };
}

export type KeyIds = ReturnType<typeof createKeyIds>;
