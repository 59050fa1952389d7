import type { PixelSize } from '../../shared/pixel-geometry.ts';
import type { Encoded } from './color.ts';

/** Paints row `y` of a picture: red, green and blue of each pixel, as encoded values 0 to 255 with fractions. */
export type RowPainter = (y: number, row: Float32Array) => void;

/**
 * A painter of a soft picture: `colorAt` is computed at every `cell`th pixel and interpolated between. Places are 0 to 1 from
 * the left and from the top.
 */
export function createField(
  { width, height }: PixelSize,
  cell: number,
  colorAt: (u: number, v: number) => Encoded,
): RowPainter {
  const columns = Math.ceil(width / cell) + 1;
  const lines = new Map<number, Float32Array>();
  const blend = new Float32Array(columns * 3);
  const lineAt = (line: number): Float32Array => {
    const known = lines.get(line);
    if (known !== undefined) return known;
    const values = new Float32Array(columns * 3);
    for (let column = 0; column < columns; column += 1) {
      values.set(colorAt((column * cell) / width, (line * cell) / height), column * 3);
    }
    // Rows are painted from the top: only two lines are needed at a time.
    lines.delete(line - 2);
    lines.set(line, values);
    return values;
  };
  return (y, row) => {
    const line = Math.floor(y / cell);
    const above = lineAt(line);
    const below = lineAt(line + 1);
    const down = y / cell - line;
    for (let at = 0; at < blend.length; at += 1) blend[at] = (above[at] ?? 0) * (1 - down) + (below[at] ?? 0) * down;
    let at = 0;
    for (let column = 0; column < columns - 1; column += 1) {
      const from = column * 3;
      let red = blend[from] ?? 0;
      let green = blend[from + 1] ?? 0;
      let blue = blend[from + 2] ?? 0;
      const redStep = ((blend[from + 3] ?? 0) - red) / cell;
      const greenStep = ((blend[from + 4] ?? 0) - green) / cell;
      const blueStep = ((blend[from + 5] ?? 0) - blue) / cell;
      for (const end = Math.min(at + cell * 3, row.length); at < end; at += 3) {
        row[at] = red;
        row[at + 1] = green;
        row[at + 2] = blue;
        red += redStep;
        green += greenStep;
        blue += blueStep;
      }
    }
  };
}
