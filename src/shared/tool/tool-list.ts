import { createContext, useContext } from 'react';
import type { Tool } from './define-tool.ts';

/**
 * [Note: Tool list]
 * The registry belongs to `app`, and features may not import `app`. A feature that presents other tools (the portal
 * home) reads them from this context; `app/Providers.tsx` fills it with the registry, in tab order.
 */
export const ToolListContext = createContext<readonly Tool[]>([]);

export function useToolList(): readonly Tool[] {
  return useContext(ToolListContext);
}
