import { type Analytics, analyticsSchema, analyticsSettingSchema } from '../../../src/core/contracts/admin-system.ts';
import type { z } from '../../../src/core/schema.ts';
import { defineSetting } from './setting.ts';
import type { Settings } from './settings.ts';

/** Where page views are counted; nowhere while the texts are empty. */
export const ANALYTICS_SETTING = defineSetting<z.infer<typeof analyticsSettingSchema>>({
  key: 'analytics',
  schema: analyticsSettingSchema,
  initial: { endpoint: '', siteId: '' },
});

/** Null while it is off, or when a part of it is damaged. */
export async function readAnalytics(settings: Settings): Promise<Analytics | null> {
  return analyticsSchema.safeParse(await settings.read(ANALYTICS_SETTING)).data ?? null;
}

/** Returns a function that knows the current value, so that no page waits for the database. */
export async function followAnalytics(settings: Settings): Promise<() => Analytics | null> {
  let current = await readAnalytics(settings);
  settings.onChange(ANALYTICS_SETTING, async () => {
    current = await readAnalytics(settings);
  });
  return () => current;
}
