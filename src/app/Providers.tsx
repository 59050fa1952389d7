import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../platform/storage/keys.ts';
import type { Page } from '../shared/tool/define-page.ts';
import { PageListContext } from '../shared/tool/page-list.ts';
import { colorModeStorage } from './color-mode-storage.ts';
import { ThemeColor } from './ThemeColor.tsx';
import { theme } from './theme.ts';

/** The style policy admits only elements with the response's nonce, which the server writes into this element. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styleCache = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

interface ProvidersProps {
  readonly pages: readonly Page[];
  readonly children: ReactNode;
}

export function Providers({ pages, children }: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={STORAGE_KEYS.colorMode}
        storageManager={colorModeStorage}
      >
        <CssBaseline />
        <ThemeColor />
        <PageListContext value={pages}>{children}</PageListContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
