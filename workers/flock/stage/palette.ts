/** Colors of the swarm canvas, as sRGB hex. The water is deep by day and by night: only the controls follow the theme. */
export const PALETTE = {
  /** Water from the surface down. */
  waterTop: '#12688a',
  waterMiddle: '#0a3f63',
  waterBottom: '#03162b',
  /** Shafts of light from the surface. */
  light: '#7fd8e6',
  plankton: '#a8e6ef',
  /** Followers: back and flank of the tones that a school mixes. */
  followers: [
    { back: '#3f8fb0', flank: '#d3f1f5' },
    { back: '#5aa6b8', flank: '#eefcfb' },
    { back: '#4a7fb8', flank: '#bcd9f5' },
    { back: '#5f9f9a', flank: '#cdf2dc' },
  ],
  leader: { back: '#e8752c', flank: '#ffd9a0' },
  predator: { back: '#10202f', flank: '#4d6f86' },
  ribbon: '#9fe3ee',
  leaderRibbon: '#ffb066',
  predatorRibbon: '#5c86a0',
} as const;
