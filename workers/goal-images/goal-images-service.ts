import { createQueue } from '../shared/create-queue.ts';
import { fitImage } from './fit-image.ts';
import type { GoalImagesApi } from './goal-images.api.ts';
import type { ImageDeps } from './image-deps.ts';
import { measureLight } from './measure-light.ts';
import { drawWallpaper } from './wallpaper/draw-wallpaper.ts';

/** Implements the focus desktop's pictures. Calls run one after the other, because two would need the memory of both. */
export function createGoalImagesService(deps: ImageDeps): GoalImagesApi {
  const enqueue = createQueue();
  return {
    fitImage: (image, screen) => enqueue(() => fitImage(deps, image, screen)),
    measureLight: (image, job) => enqueue(() => measureLight(deps, image, job)),
    drawWallpaper: (job) => enqueue(() => drawWallpaper(deps, job)),
  };
}
