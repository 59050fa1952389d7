import type { z } from '../../../src/core/schema.ts';

/** One object of system settings, a row of `system_config`. */
export interface Setting<Value extends object = object> {
  readonly key: string;
  readonly schema: z.ZodObject & z.ZodType<Value>;
  /** The value of every field until it is changed. */
  readonly initial: Value;
  /** Text fields that are stored encrypted and never appear in the audit log. */
  readonly secrets: readonly (keyof Value & string)[];
}

export function defineSetting<Value extends object>(
  setting: Omit<Setting<Value>, 'secrets'> & Partial<Pick<Setting<Value>, 'secrets'>>,
): Setting<Value> {
  return { secrets: [], ...setting };
}
