/** `percent` of a color over a background, by default over whatever lies behind. */
export function tint(color: string, percent: number, background = 'transparent'): string {
  return `color-mix(in srgb, ${color} ${percent}%, ${background})`;
}
