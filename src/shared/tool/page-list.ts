import { createContext, useContext } from 'react';
import type { Page } from './define-page.ts';

/**
 * [Note: Page list]
 * The registry belongs to `app`, and features may not import `app`. A feature that presents other pages (the portal
 * home) reads them from this context; `app/Providers.tsx` fills it with the registry, in tab order.
 */
export const PageListContext = createContext<readonly Page[]>([]);

export function usePageList(): readonly Page[] {
  return useContext(PageListContext);
}
