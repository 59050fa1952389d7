/** The bodies that a swarm can be drawn with. */
export const FLOCK_SHAPES = ['triangle', 'fish', 'bird', 'plane'] as const;
export type FlockShape = (typeof FLOCK_SHAPES)[number];
