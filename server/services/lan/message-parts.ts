/** Bytes of a text in one part; encoded, with its head, a part stays below the 8000 bytes of a notification. */
const PART_BYTES = 5_000;
/** Enough for the largest message with everything that is added on the way. */
const PARTS_MAX = 32;
/** Messages of which parts are missing; the oldest one gives way. */
const UNFINISHED_MAX = 500;
const PART_PATTERN = /^([\w-]{1,40}):(\d{1,2}):(\d{1,2}):([A-Za-z0-9+/=]*)$/;

/** Cuts a text into parts of at most 7,000 bytes. `id` is unique among all messages. Null for a text that is too long. */
export function splitMessage(id: string, text: string): string[] | null {
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / PART_BYTES));
  if (count > PARTS_MAX) return null;
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES).toString('base64');
    return `${id}:${index}:${count}:${part}`;
  });
}

/** Puts parts together. */
interface MessageAssembler {
  /** The text when its last part has come, otherwise null. Parts that are damaged or come twice are dropped. */
  add(part: string): string | null;
}

export function createMessageAssembler(): MessageAssembler {
  const unfinished = new Map<string, Map<number, Buffer>>();
  return {
    add(part) {
      const [, id = '', index = '', count = '', encoded = ''] = PART_PATTERN.exec(part) ?? [];
      const total = Number(count);
      if (id === '' || total === 0 || total > PARTS_MAX || Number(index) >= total) return null;
      const parts = unfinished.get(id) ?? new Map<number, Buffer>();
      parts.set(Number(index), Buffer.from(encoded, 'base64'));
      unfinished.set(id, parts);
      if (parts.size < total) {
        const oldest = unfinished.size > UNFINISHED_MAX ? unfinished.keys().next().value : undefined;
        if (oldest !== undefined) unfinished.delete(oldest);
        return null;
      }
      unfinished.delete(id);
      return Buffer.concat(Array.from({ length: total }, (_, place) => parts.get(place) ?? Buffer.alloc(0))).toString();
    },
  };
}
