/**
 * What the player asks of the predator: a direction at most 1 long (x right, y down; 0, 0 lets it glide), or a place on
 * the canvas to swim to, in CSS pixels.
 */
export interface Steering {
  readonly kind: 'direction' | 'place';
  readonly x: number;
  readonly y: number;
  readonly boost: boolean;
}
