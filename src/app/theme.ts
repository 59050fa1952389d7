import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import { tint } from '../shared/look/tint.ts';
import { DARK_TOKENS, LIGHT_TOKENS, type SchemeTokens } from './theme-tokens.ts';

declare module '@mui/material/styles' {
  /** Styles use the colors of `theme.vars`, which change with the scheme without a render. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Theme {
    /** Style of code and of texts whose characters stand in columns. */
    mono: typeof MONO;
    radius: typeof RADIUS;
  }
  interface ThemeOptions {
    mono: typeof MONO;
    radius: typeof RADIUS;
  }
  interface Palette {
    accent: string;
    control: string;
    neutral: string;
  }
  interface PaletteOptions {
    accent?: string;
    control?: string;
    neutral?: string;
  }
}

/** The attribute of `<html>` that selects a scheme; `public/boot.js` sets it before the first paint. */
const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

const FONT_STACK = {
  text: 'system-ui, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  mono: 'ui-monospace, "JetBrains Mono", "Cascadia Code", Menlo, Consolas, monospace',
} as const;

/** No gap between Chinese and Latin characters, which would shift columns. */
const MONO = { fontFamily: FONT_STACK.mono, textAutospace: 'no-autospace' } as const;

/** Corners: marks in a text, small parts, inputs and buttons, cards, panels over a picture, the card that fills a page, pills. */
const RADIUS = {
  mark: '4px',
  small: '6px',
  control: '10px',
  card: '12px',
  panel: '16px',
  stage: '28px',
  full: '999px',
} as const;

/** Everything that opens in front of a page appears and leaves in this time; with reduced motion at once. */
const MOTION_MS = 160;

/** The focus outline of an item in a list or a row of tabs, which would clip it outside. */
const RING_INSIDE = { '&:focus-visible': { outlineOffset: -2 } };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: toPalette(LIGHT_TOKENS) }, dark: { palette: toPalette(DARK_TOKENS) } },
  motion: { reducedMotion: 'system' },
  spacing: 8,
  mono: MONO,
  radius: RADIUS,
  shape: { borderRadius: Number.parseInt(RADIUS.control, 10) },
  typography: {
    fontFamily: FONT_STACK.text,
    h1: heading(40, 1.2),
    h2: heading(28, 1.3),
    h3: heading(22, 1.35),
    h4: heading(20, 1.4),
    h5: heading(17, 1.45),
    h6: heading(15, 1.5),
    subtitle1: prose(16),
    subtitle2: { ...prose(14), fontWeight: 600 },
    body1: prose(15),
    body2: prose(14),
    caption: prose(13),
    overline: { ...prose(13), textTransform: 'none' },
    button: { ...prose(15), fontWeight: 600, textTransform: 'none' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme: own }) => ({
          '&.MuiButton-text, &.MuiButton-outlined': {
            '&.MuiButton-colorPrimary:not(.Mui-disabled)': readable(own),
          },
        }),
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: RADIUS.card } },
    },
    MuiCssBaseline: {
      styleOverrides: {
        body: { textAutospace: 'normal' },
        'input, textarea, pre, code, kbd, samp': { textAutospace: MONO.textAutospace },
      },
    },
    MuiDialog: {
      defaultProps: { transitionDuration: MOTION_MS },
      styleOverrides: {
        // One of them has the focus when the dialog opens; the ring would be around the whole dialog.
        container: { '&:focus-visible': { outline: 'none' } },
        paper: { borderRadius: RADIUS.card, '&:focus-visible': { outline: 'none' } },
        paperFullScreen: { borderRadius: 0 },
      },
    },
    MuiDrawer: { defaultProps: { transitionDuration: MOTION_MS } },
    MuiMenu: { defaultProps: { transitionDuration: MOTION_MS } },
    MuiPopover: { defaultProps: { transitionDuration: MOTION_MS } },
    MuiMenuItem: { styleOverrides: { root: RING_INSIDE } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: ({ theme: own }) => ({ borderColor: own.vars.palette.control }) },
    },
    MuiSkeleton: {
      styleOverrides: {
        root: ({ theme: own }) => ({
          backgroundColor: tint(own.vars.palette.text.primary, 6),
        }),
      },
    },
    MuiTab: {
      defaultProps: { disableFocusRipple: true },
      styleOverrides: { root: ({ theme: own }) => ({ ...RING_INSIDE, '&.Mui-selected': readable(own) }) },
    },
    MuiToggleButton: { styleOverrides: { root: ({ theme: own }) => ({ '&.Mui-selected': readable(own) }) } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      // As the hint of an icon-only tab.
      styleOverrides: {
        tooltip: ({ theme: own }) => ({
          padding: own.spacing(0.5, 1.25),
          borderRadius: RADIUS.small,
          background: own.vars.palette.text.primary,
          color: own.vars.palette.background.paper,
          fontSize: '0.8125rem',
          fontWeight: 400,
          lineHeight: 1.6,
        }),
      },
    },
  },
});

/** The primary color for texts: also on the background it has a contrast of at least 4.5:1. */
function readable({ vars }: Theme) {
  return { color: vars.palette.primary.dark };
}

function toPalette(tokens: SchemeTokens): PaletteOptions {
  return {
    primary: { main: tokens.primary, dark: tokens.primaryText, contrastText: tokens.onPrimary },
    success: { main: tokens.success },
    info: { main: tokens.info },
    warning: { main: tokens.warning },
    error: { main: tokens.error },
    background: { default: tokens.background, paper: tokens.paper },
    text: { primary: tokens.text, secondary: tokens.textSecondary },
    divider: tokens.border,
    accent: tokens.accent,
    control: tokens.control,
    neutral: tokens.neutral,
  };
}

function heading(sizePx: number, lineHeight: number) {
  return { fontSize: `${sizePx / 16}rem`, lineHeight, fontWeight: 600, letterSpacing: 0 };
}

function prose(sizePx: number) {
  return { fontSize: `${sizePx / 16}rem`, lineHeight: 1.6, letterSpacing: 0 };
}
