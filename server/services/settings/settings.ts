import type { Kysely } from 'kysely';
import type { TextCipher } from '../../db/encryption.ts';
import type { Database } from '../../db/schema.ts';
import type { Audit, AuditActor } from '../audit.ts';
import type { Setting } from './setting.ts';

/** System settings, stored in the database and shared by all processes that use it. */
export interface Settings {
  read<Value extends object>(setting: Setting<Value>): Promise<Value>;
  /**
   * Stores a value, records who changed what, then runs the listeners. A value that is stored already is not recorded. `authorize` runs first in the transaction; when it
   * throws, nothing is stored.
   */
  save<Value extends object>(
    setting: Setting<Value>,
    value: Value,
    actor: AuditActor,
    authorize?: (transaction: Kysely<Database>) => Promise<void>,
  ): Promise<void>;
  /** Encrypts the stored secrets of a setting with the current key where a previous key has encrypted them. */
  renewSecrets<Value extends object>(setting: Setting<Value>): Promise<void>;
  /** `listener` runs after a change of the setting, also by another process. Returns a function that stops it. */
  onChange(setting: Pick<Setting, 'key'>, listener: Listener): () => void;
  /** Runs the listeners of what another process has changed since the last call. Call it from time to time. */
  refresh(): Promise<void>;
}

interface SettingsDeps {
  readonly db: Kysely<Database>;
  readonly cipher: TextCipher;
  readonly audit: Audit;
  readonly now: () => number;
}

type Listener = () => Promise<void> | void;
type Fields = Readonly<Record<string, unknown>>;

export function createSettings({ db, cipher, audit, now }: SettingsDeps): Settings {
  const listeners = new Map<string, Set<Listener>>();
  /** The stored text of every setting as the listeners last saw it. */
  const seen = new Map<string, string>();

  const notify = async (key: string) => {
    for (const listener of listeners.get(key) ?? []) await listener();
  };
  return {
    read: async (setting) => decode(setting, await readText(db, setting.key), cipher),

    async save(setting, value, actor, authorize) {
      const text = encode(setting, setting.schema.parse(value), cipher);
      const isChanged = await db.transaction().execute(async (transaction) => {
        await authorize?.(transaction);
        const before = decode(setting, await readText(transaction, setting.key), cipher);
        // Both read by the schema, which puts their fields in one order.
        if (isSame(setting.schema.parse(before), setting.schema.parse(value))) return false;
        const row = { value: text, updated_at: now(), updated_by: actor.id };
        await transaction
          .insertInto('system_config')
          .values({ key: setting.key, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute();
        const change = { before: withoutSecrets(setting, before), after: withoutSecrets(setting, value) };
        await audit.record({ actor, action: 'settings.change', subject: setting.key, ...change }, transaction);
        return true;
      });
      if (!isChanged) return;
      seen.set(setting.key, text);
      await notify(setting.key);
    },

    async renewSecrets(setting) {
      const text = await readText(db, setting.key);
      const renewed = withRenewedSecrets(setting, text, cipher);
      if (renewed === text) return;
      // A value that another process has saved meanwhile is encrypted with the current key already.
      await db
        .updateTable('system_config')
        .set({ value: renewed })
        .where('key', '=', setting.key)
        .where('value', '=', text)
        .execute();
    },

    onChange({ key }, listener) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => own.delete(listener);
    },

    async refresh() {
      const rows = await db.selectFrom('system_config').select(['key', 'value']).execute();
      const changed = rows.filter(({ key, value }) => seen.get(key) !== value);
      for (const { key, value } of changed) {
        seen.set(key, value);
        await notify(key);
      }
    },
  };
}

async function readText(db: Kysely<Database>, key: string): Promise<string> {
  const row = await db.selectFrom('system_config').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? '{}';
}

/** Stores only what differs from the initial value, so that a later version may change the rest. */
function encode<Value extends object>(setting: Setting<Value>, value: Value, cipher: TextCipher): string {
  const initial = { ...setting.initial } as Fields;
  const changed = Object.entries(value).filter(([name, field]) => !isSame(field, initial[name]));
  const secrets: readonly string[] = setting.secrets;
  const stored = changed.map(([name, field]) => [
    name,
    secrets.includes(name) ? cipher.encrypt(String(field), toContext(setting, name)) : field,
  ]);
  return JSON.stringify(Object.fromEntries(stored));
}

/** Reads each field by itself, so that a damaged one costs only itself. */
function decode<Value extends object>(setting: Setting<Value>, text: string, cipher: TextCipher): Value {
  const stored = parseFields(text);
  const secrets: readonly string[] = setting.secrets;
  const fields = Object.entries(setting.schema.shape).flatMap(([name, schema]) => {
    const value = secrets.includes(name) ? decrypt(stored[name], toContext(setting, name), cipher) : stored[name];
    const field = schema.safeParse(value);
    return field.success ? [[name, field.data]] : [];
  });
  return { ...setting.initial, ...Object.fromEntries(fields) };
}

/** Undefined when the secret is missing or was encrypted with another key. */
function decrypt(value: unknown, context: string, cipher: TextCipher): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    return cipher.decrypt(value, context);
  } catch {
    return undefined;
  }
}

/** The same text when no secret needs renewal. */
function withRenewedSecrets<Value extends object>(setting: Setting<Value>, text: string, cipher: TextCipher): string {
  const renewed = (setting.secrets as readonly string[]).flatMap((name) => {
    const value = parseFields(text)[name];
    const secret = typeof value === 'string' ? cipher.renew(value, toContext(setting, name)) : null;
    return secret === null ? [] : [[name, secret] as const];
  });
  return renewed.length === 0 ? text : JSON.stringify({ ...parseFields(text), ...Object.fromEntries(renewed) });
}

function toContext({ key }: Pick<Setting, 'key'>, name: string): string {
  return `${key}.${name}`;
}

function withoutSecrets<Value extends object>({ secrets }: Setting<Value>, value: Value): Fields {
  const hidden: readonly string[] = secrets;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.includes(name)));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function parseFields(text: string): Fields {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}
