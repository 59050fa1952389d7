import type { RefObject } from 'react';
import { AppError } from '../../../core/errors.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { sceneryOf } from '../backdrop/backdrop.ts';
import { hourOf } from '../backdrop/daylight.ts';
import type { Pond } from '../canvas/use-pond.ts';
import type { FlockChoices } from '../model/flock-settings.ts';
import { copy } from './copy.ts';

interface PictureOptions {
  readonly water: RefObject<HTMLElement | null>;
  readonly pond: Pond | null;
  readonly shape: FlockChoices['shape'];
}

/** Downloads the pond on the screen as a picture. The function rejects where that fails. */
export function usePondPicture({ water, pond, shape }: PictureOptions): () => Promise<void> {
  return async () => {
    const [swarm, { composePondPicture }] = await Promise.all([pond?.takePicture(), import('./pond-picture.ts')]);
    const element = water.current;
    if (!swarm || element === null) throw new AppError('picture-failed', 'There is no pond');
    const now = new Date();
    const blob = await composePondPicture(swarm, {
      scenery: sceneryOf(shape),
      hour: hourOf(now),
      width: element.clientWidth,
      height: element.clientHeight,
      origin: copy.picture.origin(window.location.host),
    });
    downloadBlob(blob, copy.picture.fileName(momentOf(now)));
  };
}

/** As 20261129-0730, which every file system accepts. */
function momentOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}`;
}
