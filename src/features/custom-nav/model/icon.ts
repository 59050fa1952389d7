/** UTF-16 units of a picture that a file brings along. */
const FOUND_CHARS_MAX = 400_000;
/** UTF-16 units of a kept picture, which is drawn at the size of a tile. */
const KEPT_CHARS_MAX = 60_000;
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml|x-icon|vnd\.microsoft\.icon)[;,]/i;

/** A picture that an imported file holds, as a data URL; null for anything else, such as an address. */
export function toFoundIcon(value: unknown): string | null {
  return toPicture(value, FOUND_CHARS_MAX);
}

/** A kept picture; null for anything else. */
export function toKeptIcon(value: unknown): string | null {
  return toPicture(value, KEPT_CHARS_MAX);
}

function toPicture(value: unknown, max: number): string | null {
  return typeof value === 'string' && value.length <= max && PICTURE.test(value) ? value : null;
}
