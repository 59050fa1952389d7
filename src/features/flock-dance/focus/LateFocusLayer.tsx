import { focusTimer } from '../../../shared/focus/focus-stores.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import type { FocusLayerProps } from './FocusLayer.tsx';

const loadLayer = () => import('./FocusLayer.tsx').then(({ FocusLayer }) => FocusLayer);

/** The focus timer, fetched after the pond's first frame, or when it is opened or under way. */
export function LateFocusLayer(props: FocusLayerProps) {
  const isIdle = focusTimer.useValue(({ step }) => step === 'idle');
  const Layer = useLazyComponent(loadLayer, {
    isNeeded: props.isSheetOpen || !isIdle,
    canPrefetch: props.pond !== null,
    onFailed() {
      props.onClose();
      showToast(copy.unavailable, { severity: 'error' });
    },
  });
  return Layer === null ? null : <Layer {...props} />;
}
