/** Maximum of remembered keys. Most texts have a few hundred keys, each many thousand times. */
const SLOTS = 4096;
const BACKSLASH = 0x5c;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface Slot {
  readonly bytes: Uint8Array;
  readonly key: string;
}

/** Decodes keys whose bytes come in pieces; a repeated key is not decoded again. */
export function createKeyReader() {
  const slots: (Slot | undefined)[] = new Array(SLOTS).fill(undefined);
  let raw: Uint8Array | null = null;

  return {
    /** Adds bytes of a key, without its quotes. They must not change until `take`. */
    add(bytes: Uint8Array): void {
      raw = raw === null ? bytes : join(raw, bytes);
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

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
