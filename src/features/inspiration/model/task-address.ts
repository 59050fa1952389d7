import { portalPath } from '../../../core/paths.ts';
import type { Task } from './records.ts';

/** Address of the page of a task's goal, with the task in view. */
export function toTaskAddress({ id, inspiration_id }: Task): string {
  return `${portalPath('inspiration')}/${encodeURIComponent(inspiration_id)}?task=${encodeURIComponent(id)}`;
}
