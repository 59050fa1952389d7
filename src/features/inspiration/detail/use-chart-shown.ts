import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { createChoiceStore } from '../parts/choice-store.ts';

/** Windows in which the unfolded chart would push the tasks off the first screen. */
const CROWDED = `${MEDIA.phone}, (max-height: 1199.95px)`;

/** Whether the chart is unfolded; until the visitor has chosen, it is where it leaves room for the tasks. */
const chartStore = createChoiceStore(STORAGE_KEYS.boardChart, ['automatic', 'shown', 'folded'], 'automatic');

/** Whether the chart of a goal is shown, which the browser remembers, and the change of it. */
export function useChartShown(): readonly [isShown: boolean, toggle: () => void] {
  const { choice } = chartStore.useValue();
  const isCrowded = useMediaQuery(CROWDED);
  const isShown = choice === 'automatic' ? !isCrowded : choice === 'shown';
  return [isShown, () => chartStore.set({ choice: isShown ? 'folded' : 'shown' })];
}
