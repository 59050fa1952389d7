import type { EmotionCache } from '@emotion/cache';
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

interface ProvidersProps {
  readonly styleCache: EmotionCache;
  readonly pages: readonly Page[];
  readonly children: ReactNode;
}

export function Providers({ styleCache, pages, children }: ProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={STORAGE_KEYS.colorMode}
        storageManager={colorModeStorage}
        // Without it the provider renders everything below it a second time. `ColorModeMenu` alone shows the mode.
        noSsr
      >
        <CssBaseline />
        <ThemeColor />
        <PageListContext value={pages}>{children}</PageListContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
