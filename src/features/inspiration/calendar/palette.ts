/**
 * Colors of the milestone types, which the documents leave open (doc 3 §3). Each reads as text on paper, on the page and on
 * its own tint; a test checks the contrast. `other` is for a type that this release does not know.
 */
export const MILESTONE_COLORS = {
  light: { key: '#a8470a', regular: '#1565c0', minor: '#4c6a5d', other: '#5b6878' },
  dark: { key: '#ffb074', regular: '#7cbdf7', minor: '#a3c4b5', other: '#9aa8b8' },
} as const;
