import type { CropGeometry } from './crop-geometry.ts';

const SIDE_COUNT = 3;

/**
 * Nine parts of an export, row by row. Put together again they are the export, pixel by pixel. Null where a side has fewer
 * than three pixels.
 */
export function toGridCells({ source, matrix, natural, output }: CropGeometry): readonly CropGeometry[] | null {
  const sides = [natural.width, natural.height, output.width, output.height];
  if (Math.min(...sides) < SIDE_COUNT) return null;
  const [a, b, c, d, e, f] = matrix;
  return cellsOf(natural).map(({ x, y, width, height }, index) => {
    const { width: outputWidth = 1, height: outputHeight = 1 } = cellsOf(output)[index] ?? {};
    return {
      source,
      matrix: [a, b, c, d, e - x, f - y],
      natural: { width, height },
      output: { width: outputWidth, height: outputHeight },
    };
  });
}

function cellsOf({ width, height }: CropGeometry['natural']) {
  const columns = partsOf(width);
  return partsOf(height).flatMap((row) =>
    columns.map((column) => ({ x: column.start, y: row.start, width: column.length, height: row.length })),
  );
}

/** A length in three parts of whole pixels. */
function partsOf(length: number) {
  const edge = (index: number) => Math.round((length * index) / SIDE_COUNT);
  return Array.from({ length: SIDE_COUNT }, (_, index) => ({
    start: edge(index),
    length: edge(index + 1) - edge(index),
  }));
}
