import { ANALYTICS_META } from '../core/analytics.ts';
import { type Analytics, analyticsSchema } from '../core/contracts/admin-system.ts';
import { readPageMeta } from '../platform/page-meta.ts';

/** Where an administrator has page views counted, as the server wrote it into this page; null where it is off or damaged. */
export function readAnalytics(): Analytics | null {
  try {
    return analyticsSchema.parse(JSON.parse(readPageMeta(ANALYTICS_META) ?? 'null'));
  } catch {
    return null;
  }
}
