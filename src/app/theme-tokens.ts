/** The design's colors per scheme. `theme.ts` passes them to the UI kit; a test checks their contrast. */
export interface SchemeTokens {
  readonly primary: string;
  /** Primary as text on the page background, where the plain primary may be too light. */
  readonly primaryText: string;
  readonly onPrimary: string;
  /** For hints and scores only; never text on light paper. */
  readonly accent: string;
  readonly background: string;
  readonly paper: string;
  /** Border of cards: decoration, which needs no contrast. */
  readonly border: string;
  /** Outline of inputs and outlined buttons, with a contrast of at least 3:1. */
  readonly control: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly success: string;
  readonly info: string;
  readonly neutral: string;
  readonly warning: string;
  readonly error: string;
}

export const LIGHT_TOKENS: SchemeTokens = {
  primary: '#12688a',
  primaryText: '#0f5b7a',
  onPrimary: '#ffffff',
  accent: '#ff8a3d',
  background: '#f6f8fb',
  paper: '#ffffff',
  border: 'rgba(15, 30, 60, 0.08)',
  control: '#78828f',
  text: '#16202c',
  textSecondary: '#5b6878',
  success: '#2e7d32',
  info: '#0f5b7a',
  neutral: '#78828f',
  warning: '#9a5b00',
  error: '#c62828',
};

export const DARK_TOKENS: SchemeTokens = {
  primary: '#6cc0dd',
  primaryText: '#6cc0dd',
  onPrimary: '#0f141b',
  accent: '#ffb074',
  background: '#0f141b',
  paper: '#171e27',
  border: 'rgba(255, 255, 255, 0.08)',
  control: '#7d8b9b',
  text: '#e7edf4',
  textSecondary: '#9aa8b8',
  success: '#81c784',
  info: '#6cc0dd',
  neutral: '#9aa8b8',
  warning: '#ffcc80',
  error: '#ef9a9a',
};

/** The product's mark, the same in both schemes. */
export const MARK_COLORS = { water: '#12688a', ring: '#ff8a3d', fish: '#ffffff' } as const;
