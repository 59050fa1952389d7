import type { StoreApi } from 'zustand/vanilla';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';
import type { TabStorage } from './remembered-inputs.ts';

/** Choices of the visitor that a reload brings back, as they are stored: nothing in them is trusted. */
type Stored = Readonly<Record<string, unknown>>;

/** The choices of one tool in this tab. */
export type TabChoices = ReturnType<typeof createTabChoices>;

/** `tool` names the choices within the entry that all tools of the page share. */
export function createTabChoices(tool: string, storage: TabStorage = sessionTextStorage) {
  let last = '';
  return {
    read: () => toRecord(readAll(storage)[tool]),
    /** Writes only what differs from the last call. */
    write(choices: Stored) {
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

/** A tool whose choices and last result are kept. */
interface KeptTool<State, Action extends string> {
  readonly store: StoreApi<State>;
  /** The action whose result was shown before the reload; null without a result. */
  readonly last: Action | null;
  inputText(): string | null;
  toStored(state: State): Stored;
  /** Makes the result again, without saying so. */
  repeat(action: Action): void;
}

/**
 * Stores the choices of a tool when they change. @returns a function that makes the result of the time before the reload
 * again, once, unless the visitor has done something since; a result itself is stored nowhere.
 */
export function keepChoices<State extends { readonly output: unknown; readonly work: unknown }, Action extends string>(
  choices: TabChoices,
  { store, last, inputText, toStored, repeat }: KeptTool<State, Action>,
): () => void {
  let action = last;
  const text = inputText();
  store.subscribe((state) => {
    // Until the result is made again, its action stays stored for the next reload.
    if (action === null) choices.write(toStored(state));
  });
  return () => {
    const { output, work } = store.getState();
    const repeated = action;
    action = null;
    if (repeated !== null && output === null && work === null && inputText() === text) repeat(repeated);
  };
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
