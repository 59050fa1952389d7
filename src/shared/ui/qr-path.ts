/** A square of modules, row by row: 1 is dark. */
export interface QrModules {
  readonly size: number;
  readonly data: ArrayLike<number>;
}

/** The dark modules as the `d` of an SVG path, one unit per module. Adjacent modules of a row form one rectangle. */
export function toQrPath({ size, data }: QrModules): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let length = 0;
      while (x + length < size && data[y * size + x + length]) length++;
      if (length > 0) path += `M${x} ${y}h${length}v1h-${length}z`;
      x += length;
    }
  }
  return path;
}
