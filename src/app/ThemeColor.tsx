import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { DARK_TOKENS, LIGHT_TOKENS } from './theme-tokens.ts';

/** Sets the color of the browser's own bar to the scheme in use, which may differ from the system's. */
export function ThemeColor() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    const tokens = colorScheme === 'dark' ? DARK_TOKENS : LIGHT_TOKENS;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens.background);
  }, [colorScheme]);
  return null;
}
