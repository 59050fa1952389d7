/** The pond from the surface to the ground, the same in both color schemes; `shared/flock/palette.ts` has its water. */
export const POND = {
  water: 'linear-gradient(#1a7898, #12688a 12%, #0d5075 34%, #0a3f63 50%, #06294a 70%, #03162b)',
  text: '#f1fafc',
  quietText: '#c9e2ea',
  glass: 'rgba(3, 24, 44, 0.5)',
  glassEdge: 'rgba(190, 236, 246, 0.2)',
  light: '#a8ecf5',
  fish: '#7fd8e6',
  deepFish: '#4cabc4',
  farFish: '#3f97b2',
  ground: '#021022',
  weed: '#0d5a6e',
  farWeed: '#0a4560',
  leader: '#ff8a3d',
  leaderLight: '#ffc08f',
  onLeader: '#1b1006',
} as const;
