/** The backgrounds of new cards, in turns (doc 3 §9). Dark text is legible on each. */
export const PRESET_BACKGROUNDS = [
  '#fff7f0',
  '#fdeef2',
  '#eef6ff',
  '#eefaf3',
  '#fff9db',
  '#f4effe',
  '#e9f7f8',
  '#f5f1ea',
] as const;

/** The two colors of text that a card switches between (doc 3 §9). */
export const TEXT_COLORS = { dark: '#333333', white: '#ffffff' } as const;

/**
 * Colors of the themes. `surface` has the colors of the background from top left to bottom right; text, quiet text, accent
 * and marked text keep a contrast of at least 4.5 on each of them.
 */
export const THEME_COLORS = {
  paper: {
    surface: ['#fbf7ee'],
    text: '#2e2a24',
    quiet: '#6b6355',
    accent: '#9a4a1c',
    marker: '#f6df9d',
    line: '#e4dbc8',
  },
  ink: {
    surface: ['#f7f6f3'],
    text: '#161616',
    quiet: '#5c5c58',
    accent: '#b3261e',
    marker: '#e3e1da',
    line: '#c9c6bd',
  },
  gradient: {
    surface: ['#ffe3ec', '#ffe9d6', '#fff6d8'],
    text: '#3a2230',
    quiet: '#75485c',
    accent: '#b01e5b',
    marker: '#ffd0b5',
    line: '#f3c3cf',
  },
  magazine: {
    surface: ['#ffffff'],
    text: '#111418',
    quiet: '#5a626c',
    accent: '#c8102e',
    marker: '#ffe3e6',
    line: '#111418',
  },
  notebook: {
    surface: ['#fffdf5'],
    text: '#22314a',
    quiet: '#5a6780',
    accent: '#b8323a',
    marker: '#fff0a8',
    line: '#c9dcf0',
  },
  dark: {
    surface: ['#14181f'],
    text: '#eceff4',
    quiet: '#9fabbb',
    accent: '#7cc4ff',
    marker: '#2f4058',
    line: '#2a323e',
  },
  night: {
    surface: ['#141a3c', '#23225a', '#3a2568'],
    text: '#f4f1ff',
    quiet: '#c3bdea',
    accent: '#ffd479',
    marker: '#4b3c8c',
    line: '#5a52a0',
  },
  forest: {
    surface: ['#eef5ea', '#e2efdf'],
    text: '#1f3326',
    quiet: '#4c6653',
    accent: '#1f6b3a',
    marker: '#cfe8b8',
    line: '#bfd6bd',
  },
  ocean: {
    surface: ['#e6f4fa', '#dcecfb'],
    text: '#10304a',
    quiet: '#41627c',
    accent: '#0b5f96',
    marker: '#bfe3f5',
    line: '#b4d4e8',
  },
  peach: {
    surface: ['#fff1ea'],
    text: '#43281f',
    quiet: '#7d5444',
    accent: '#b23a2c',
    marker: '#ffd5c2',
    line: '#f4c8b6',
  },
  bulletin: {
    surface: ['#ffdf3d'],
    text: '#1c1a10',
    quiet: '#55501f',
    accent: '#8f1d14',
    marker: '#fff6c2',
    line: '#1c1a10',
  },
  terminal: {
    surface: ['#0c1512'],
    text: '#d5f5e3',
    quiet: '#8fb8a2',
    accent: '#5ff0a0',
    marker: '#1d4634',
    line: '#1f3a2e',
  },
} as const;

/** Pictures without a theme: what a preset background and its text leave open. Legible on each preset background. */
export const PLAIN_ACCENTS = { onLight: '#b3243f', onDark: '#ffd479' } as const;

/** Behind marked text where a theme does not say it. */
export const MARKERS = { onLight: '#ffd84d', onDark: '#e0a100' } as const;

/** The veil between a picture and its text, and light shapes of decorations. */
export const VEILS = { light: '#ffffff', dark: '#000000' } as const;

/** The three dots of a window's title bar. */
export const WINDOW_DOTS = ['#ff6159', '#ffbd2e', '#28c941'] as const;
