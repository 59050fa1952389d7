import { joinBytes } from './byte-source.ts';
import { decoder } from './utf8.ts';
/** The key of a value without a key: an item of an array, or the whole text. */
export const NO_KEY = 0;
/** Maximum of remembered keys. Most texts have a few hundred keys, each many thousand times. */
const SLOTS = 4096;
const BACKSLASH = 0x5c;

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

/** Decodes keys whose bytes come in pieces; a repeated key is not decoded again. */
export function createKeyReader() {
  const slots: ({ bytes: Uint8Array; key: string } | undefined)[] = new Array(SLOTS).fill(undefined);
  let raw: Uint8Array | null = null;

  return {
    /** Adds bytes of a key, without its quotes. They must not change until `take`. */
    add(bytes: Uint8Array): void {
      raw = raw === null ? bytes : joinBytes([raw, bytes]);
    },
    /** The added key, with its escapes resolved. */
    take(): string {
      const bytes = raw ?? new Uint8Array(0);
      raw = null;
      const index = hash(bytes) % SLOTS;
      const slot = slots[index];
      if (slot !== undefined && isSame(slot.bytes, bytes)) return slot.key;
      const text = decoder.decode(bytes);
      const key = bytes.includes(BACKSLASH) ? String(JSON.parse(`"${text}"`)) : text;
      slots[index] = { bytes: bytes.slice(), key };
      return key;
    },
  };
}

export type KeyReader = ReturnType<typeof createKeyReader>;

function hash(bytes: Uint8Array): number {
  let value = 2_166_136_261;
  for (let at = 0; at < bytes.length; at++) value = Math.imul(value ^ (bytes[at] ?? 0), 16_777_619);
  return value >>> 0;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
