import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { createChoiceStore } from '../parts/choice-store.ts';

/** Whether the chart is unfolded; until the visitor has chosen, it is where it leaves room for the tasks. */
const chartStore = createChoiceStore(STORAGE_KEYS.boardChart, ['automatic', 'shown', 'folded'], 'automatic');

/** Whether the chart of a goal is shown, which the browser remembers, and the change of it. */
export function useChartShown(): readonly [isShown: boolean, toggle: () => void] {
  const { choice } = chartStore.useValue();
  const isPhone = useMediaQuery(MEDIA.phone);
  const isShown = choice === 'automatic' ? !isPhone : choice === 'shown';
  return [isShown, () => chartStore.set({ choice: isShown ? 'folded' : 'shown' })];
}
