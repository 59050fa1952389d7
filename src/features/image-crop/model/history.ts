import { createHistorySteps } from '../../../shared/history.ts';
import { HISTORY_MAX_COUNT } from '../constants.ts';

/** Steps of a crop's history. States are plain data. */
export const { record, seal, undo, redo } = createHistorySteps({
  maxCount: HISTORY_MAX_COUNT,
  isEqual: (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other),
});
