import { AppError } from '../../../core/errors.ts';
import { paintBackdrop, type Scenery } from '../backdrop/backdrop.ts';
import { PICTURE } from '../palette.ts';

interface PondScene {
  readonly scenery: Scenery;
  readonly hour: number;
  /** The size of the pond in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The line in the lower right corner. */
  readonly origin: string;
}

const FONT = 'system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/**
 * The pond as a visitor sees it, without controls: the backdrop and the swarm in front of it, as a PNG.
 * @throws AppError `picture-failed`.
 */
export async function composePondPicture(swarm: ImageBitmap, scene: PondScene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = swarm.width;
  canvas.height = swarm.height;
  try {
    const context = canvas.getContext('2d');
    if (context === null) throw new AppError('picture-failed', 'No canvas');
    context.save();
    context.scale(swarm.width / scene.width, swarm.height / scene.height);
    paintBackdrop(context, scene, scene.scenery, scene.hour);
    context.restore();
    context.drawImage(swarm, 0, 0);
    const px = Math.max(Math.round(Math.min(swarm.width, swarm.height) / 48), 12);
    context.font = `500 ${px}px ${FONT}`;
    context.textAlign = 'right';
    context.fillStyle = PICTURE.quiet;
    context.fillText(scene.origin, swarm.width - px * 1.5, swarm.height - px * 1.5);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new AppError('picture-failed', 'No picture');
    return blob;
  } finally {
    swarm.close();
    // Frees the memory at once; some browsers limit the memory of all canvases together.
    canvas.width = 0;
    canvas.height = 0;
  }
}
