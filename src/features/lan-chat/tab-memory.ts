import type { z } from '../../core/schema.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';

/** A value of this tab, which stays over a reload of the page and ends with the tab. */
export interface TabMemory<Value> {
  /** Null where nothing is remembered. */
  read(): Value | null;
  /** Replaces the value; null forgets it. */
  write(value: Value | null): void;
}

/** The memory under a key of `sessionStorage`. Whatever does not fit the schema is not read. */
export function createTabMemory<Value>(key: string, schema: z.ZodType<Value>): TabMemory<Value> {
  return {
    read() {
      try {
        return schema.safeParse(JSON.parse(sessionTextStorage.read(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write(value) {
      if (value === null) sessionTextStorage.remove(key);
      else sessionTextStorage.write(key, JSON.stringify(value));
    },
  };
}
