import { type PortalSettings, portalSettingsSchema } from '../../../src/core/contracts/admin-system.ts';
import { DEFAULT_PORTAL_CONFIG } from './default-portal-config.ts';
import { defineSetting } from './setting.ts';

/** Pictures of the portal's pages and how long each is shown. */
export const PORTAL_SETTING = defineSetting<PortalSettings>({
  key: 'portal-config',
  schema: portalSettingsSchema,
  initial: DEFAULT_PORTAL_CONFIG,
});
