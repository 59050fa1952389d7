interface FishProps {
  readonly x: number;
  readonly y: number;
  /** 1 draws a fish of 54 units. */
  readonly scale: number;
  /** Degrees; 0 swims to the right. */
  readonly heading: number;
  readonly fill: string;
}

/** A fish seen from the side, with its place in its middle. */
export function Fish({ x, y, scale, heading, fill }: FishProps) {
  // A fish that swims to the left is mirrored, so that its back stays above.
  const isLeft = Math.abs(((heading + 540) % 360) - 180) > 90;
  const mirror = isLeft ? ' scale(1 -1)' : '';
  return (
    <path
      d="M24 1C15-9-3-11-15-3L-29-12c3 8 3 16 0 24L-15 3C-3 10 15 9 24 1z"
      transform={`translate(${x} ${y}) rotate(${heading})${mirror} scale(${scale})`}
      fill={fill}
    />
  );
}
