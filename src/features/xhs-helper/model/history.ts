import { createHistorySteps } from '../../../shared/history.ts';
import { HISTORY_MAX_COUNT } from '../constants.ts';

/** Steps of the draft's history. The same object is no change. */
export const { record, amend, seal, undo, redo } = createHistorySteps({
  maxCount: HISTORY_MAX_COUNT,
  isEqual: Object.is,
});
