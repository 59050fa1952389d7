import { type SystemLinks, systemLinksSchema } from '../../../src/core/contracts/admin-system.ts';
import { defineSetting } from './setting.ts';

/** Quick links of the administration's home. */
export const LINKS_SETTING = defineSetting<SystemLinks>({
  key: 'admin-links',
  schema: systemLinksSchema,
  initial: { registry: '', gateway: '', orders: '' },
});
