import type { EmotionCache } from '@emotion/cache';
import { type ReactNode, StrictMode } from 'react';
import { ConfirmHost } from '../shared/confirm/ConfirmHost.tsx';
import { AccountDialogsHost } from './AccountDialogsHost.tsx';
import { Providers } from './Providers.tsx';
import { registry } from './registry.ts';
import { ToastHost } from './ToastHost.tsx';
import { UpdateNotice } from './update/UpdateNotice.tsx';

interface AppProps {
  readonly styleCache: EmotionCache;
  /** The router with the portal's routes: the browser's, or a static one while a page is prerendered. */
  readonly children: ReactNode;
}

export function App({ styleCache, children }: AppProps) {
  return (
    <StrictMode>
      <Providers styleCache={styleCache} pages={registry}>
        {children}
        <AccountDialogsHost />
        <ConfirmHost />
        <ToastHost />
        <UpdateNotice />
      </Providers>
    </StrictMode>
  );
}
