import type { ContributorLevel } from './model/contributor.ts';

interface MedalColors {
  /** Light and dark edge of the disc. */
  readonly light: string;
  readonly dark: string;
  /** Sign on the disc. */
  readonly ink: string;
}

/** Metals, the same in both color schemes. */
export const MEDAL_COLORS: Readonly<Record<ContributorLevel, MedalColors>> = {
  gold: { light: '#ffe08a', dark: '#d99a1c', ink: '#6b4300' },
  silver: { light: '#eef2f6', dark: '#9aa7b5', ink: '#3c4855' },
  bronze: { light: '#f3c6a0', dark: '#b4703c', ink: '#5a2f10' },
};

/** Ribbons of the medals: the blue of the pond. */
export const RIBBON = { light: '#2f93b8', dark: '#12688a' } as const;
