import { openRestorePoints } from '../../shared/data/restore-points.ts';

/** The restore points of this browser. */
export const restorePoints = openRestorePoints();
