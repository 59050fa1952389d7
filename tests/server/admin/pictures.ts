import sharp from 'sharp';

/** A picture of one color. */
export function paint(width: number, height: number, color = '#c04020') {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

/** A PNG of one color with a chunk before its pixels. */
export async function createAnimatedPng(): Promise<Buffer> {
  const png = await paint(8, 8).png().toBuffer();
  const pixels = png.indexOf('IDAT') - 4;
  const chunk = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([png.subarray(0, pixels), chunk, png.subarray(pixels)]);
}

export async function createAnimatedWebp(): Promise<Buffer> {
  const frames = [await paint(8, 8, '#ff0000').png().toBuffer(), await paint(8, 8, '#00ff00').png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}
