import type { FlockShape } from '../../../core/flock/flock-shape.ts';

/** Outlines of the four bodies in a 24 × 24 box. */
const OUTLINES: Readonly<Record<FlockShape, string>> = {
  triangle: 'M22 12 3 5l4 7-4 7z',
  fish: 'M22 12c-2-4-6-5-9-4.6L11 4.5 9 9c-1 .7-2 1.7-3 2.6L2 8l1.5 4L2 16l4-3.6c1 .9 2 1.9 3 2.6l2 4.5 2-2.9c3 .4 7-.6 9-4.6z',
  bird: 'M1 9c3-4 7-4 9 .5.5 1 1 1.800 2 2 1-.2 1.500-1 2-2 2-4.500 6-4.500 9-.5-3-1-5.500 0-6.500 3-.8 2.400-2.300 4-4.500 4s-3.700-1.600-4.500-4C6.500 9 4 8 1 9z',
  plane:
    'M22 12c0-.8-1-1.300-3-1.300h-4L8.500 3H6.500l2.800 7.700H6L3.500 8H2l1.300 4L2 16h1.500L6 13.300h3.300L6.500 21h2l6.500-7.700h4c2 0 3-.5 3-1.300z',
};

export function ShapePreview({ shape }: { readonly shape: FlockShape }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={OUTLINES[shape]} />
    </svg>
  );
}
