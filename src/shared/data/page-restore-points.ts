import { openRestorePoints } from './restore-points.ts';

/** The restore points of this browser. */
export const restorePoints = openRestorePoints();
