import type { Kysely } from 'kysely';
import { type PortalConfig, portalConfigSchema } from '../../../src/core/contracts/portal.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_PORTAL_CONFIG } from './default-portal-config.ts';

/** Key in `system_config`; its value is what differs from the default. */
export const PORTAL_CONFIG_KEY = 'portal-config';

export interface PortalSettings {
  read(): Promise<PortalConfig>;
}

export function createPortalSettings(db: Kysely<Database>): PortalSettings {
  return {
    async read() {
      const row = await db
        .selectFrom('system_config')
        .select('value')
        .where('key', '=', PORTAL_CONFIG_KEY)
        .executeTakeFirst();
      return row ? { ...DEFAULT_PORTAL_CONFIG, ...readStored(row.value) } : DEFAULT_PORTAL_CONFIG;
    },
  };
}

/** Every field by itself, so that one that is damaged costs only itself. */
function readStored(value: string): Partial<PortalConfig> {
  const stored = parseJson(value);
  const { shape } = portalConfigSchema;
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const field = schema.safeParse(stored[name]);
    return field.success ? [[name, field.data]] : [];
  });
  return Object.fromEntries(fields);
}

function parseJson(value: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}
