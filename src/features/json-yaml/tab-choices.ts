import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';
import { INDENT_SPACES } from './constants.ts';
import type { TabStorage } from './remembered-inputs.ts';

/** Choices of the visitor that a reload brings back, as they are stored: nothing in them is trusted. */
type Stored = Readonly<Record<string, unknown>>;

/** The choices of one tool in this tab. */
export interface TabChoices {
  read(): Stored;
  /** Writes only what differs from the last call. */
  write(choices: Stored): void;
}

/** `tool` names the choices within the entry that all tools of the page share. */
export function createTabChoices(tool: string, storage: TabStorage = sessionTextStorage): TabChoices {
  let last = '';
  return {
    read: () => toRecord(readAll(storage)[tool]),
    write(choices) {
      const text = JSON.stringify(choices);
      if (text === last) return;
      last = text;
      storage.write(STORAGE_KEYS.jsonYamlChoices, JSON.stringify({ ...readAll(storage), [tool]: choices }));
    },
  };
}

/** One of the offered values; null for anything else. */
export function oneOf<Value>(values: readonly Value[], stored: unknown): Value | null {
  return values.find((value) => value === stored) ?? null;
}

export function toIndent(stored: unknown) {
  return oneOf(INDENT_SPACES.options, stored) ?? INDENT_SPACES.initial;
}

function readAll(storage: TabStorage): Stored {
  try {
    return toRecord(JSON.parse(storage.read(STORAGE_KEYS.jsonYamlChoices) ?? '{}'));
  } catch {
    return {};
  }
}

function toRecord(value: unknown): Stored {
  return typeof value === 'object' && value !== null ? (value as Stored) : {};
}
