import { type PortalConfig, portalConfigSchema } from '../../../src/core/contracts/portal.ts';
import { DEFAULT_PORTAL_CONFIG } from './default-portal-config.ts';
import { defineSetting } from './setting.ts';

/** Pictures of the portal's pages and how long each is shown. */
export const PORTAL_SETTING = defineSetting<PortalConfig>({
  key: 'portal-config',
  schema: portalConfigSchema,
  initial: DEFAULT_PORTAL_CONFIG,
});
