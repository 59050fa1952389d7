import { MEDIA } from '../look/media.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the visitor can drag files onto the page: fingers cannot, and words must not ask for it. */
export function useCanDrop(): boolean {
  return !useMediaQuery(MEDIA.coarse);
}
