import { isFlying, type StageLook } from './stage.ts';

/** Colors of the swarm canvas, as sRGB hex. The water is dark in every theme: only the controls follow the theme. */
export const PALETTE = {
  /** Water from the surface down. */
  waterTop: '#12688a',
  waterMiddle: '#0a3f63',
  waterBottom: '#03162b',
  /** Shafts of light from the surface. */
  light: '#7fd8e6',
  plankton: '#a8e6ef',
  /** The edge of a pond that does not fill the canvas, and the water beyond it. */
  foam: '#9fe3ee',
  beyond: '#021222',
  /** Followers: back and flank of the tones that are mixed in a school. */
  followers: [
    { back: '#3f8fb0', flank: '#d3f1f5' },
    { back: '#5aa6b8', flank: '#eefcfb' },
    { back: '#4a7fb8', flank: '#bcd9f5' },
    { back: '#5f9f9a', flank: '#cdf2dc' },
  ],
  /** Followers in the sky. */
  flyers: [
    { back: '#8d9bb4', flank: '#ffffff' },
    { back: '#a3adc0', flank: '#fffaf0' },
    { back: '#7f90ad', flank: '#eef4ff' },
    { back: '#98a0b0', flank: '#f7f3ee' },
  ],
  flyerRibbon: '#ffffff',
  leader: { back: '#e8752c', flank: '#ffd9a0' },
  /** Leaders during a game, in which they cannot be eaten. */
  spared: { back: '#6b6a5c', flank: '#d8cfae', ribbon: '#a9a48c' },
  ribbon: '#9fe3ee',
  leaderRibbon: '#ffb066',
  /** The predator on its own: dark, with a rim of light, so that it is seen in deep water. Like all hunters, with opacity in the last two digits. */
  predator: { back: '#14283aff', flank: '#8fb9d0ff', ribbon: '#7fa8c04d' },
  /** The steered predator: its rim and eyes glow, so that the player finds it at once. */
  player: { back: '#1d1a2bff', flank: '#ff7a5cff', ribbon: '#ff9a7a5c' },
  shadow: { back: '#4d6ca266', flank: '#bcd6ffb8', ribbon: '#a9c8ff38' },
  /** The golden fish, which is worth more. */
  gold: { back: '#c8860dff', flank: '#fff1a8ff', ribbon: '#ffd75ea0' },
  /** Hardly more than an outline. */
  ghost: { back: '#f3f0ff20', flank: '#f3f0ffd8', ribbon: '#e4deff30' },
  food: '#ffd08a',
  foodGlow: '#ff9a3c',
  /** The ripple where a fish was eaten. */
  bite: '#ffe3c2',
} as const;

/** How strong the far school is against its backdrop. */
export const FAR_STRENGTH = 0.3;

/** The colors of followers and of the far school in front of this look's backdrop. */
export function tonesOfDistance(look: StageLook) {
  const { backdrop } = look;
  const isSky = isFlying(look) && backdrop !== null;
  return {
    depth: backdrop?.depth ?? PALETTE.waterMiddle,
    light: backdrop?.light ?? PALETTE.light,
    followers: isSky ? PALETTE.flyers : PALETTE.followers,
    ribbon: isSky ? PALETTE.flyerRibbon : PALETTE.ribbon,
  };
}
