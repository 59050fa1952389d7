import type { AuditField, SettingKey } from '../../../src/core/contracts/audit-actions.ts';
import type { z } from '../../../src/core/schema.ts';

/** One object of system settings, a row of `system_config`. */
export interface Setting<Value extends object = object> {
  readonly key: SettingKey;
  readonly schema: z.ZodObject & z.ZodType<Value>;
  /** The value of every field until it is changed. */
  readonly initial: Value;
  /** Text fields that are stored encrypted and never appear in the audit log. */
  readonly secrets: readonly (keyof Value & string)[];
}

/** The audit log has words for the fields of every setting. */
export function defineSetting<
  Value extends { readonly [Name in keyof Value]: Name extends AuditField ? unknown : never },
>(setting: Omit<Setting<Value>, 'secrets'> & Partial<Pick<Setting<Value>, 'secrets'>>): Setting<Value> {
  return { secrets: [], ...setting };
}
