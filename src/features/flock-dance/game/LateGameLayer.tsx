import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import type { GameLayerProps } from './GameLayer.tsx';

const loadLayer = () => import('./GameLayer.tsx').then(({ GameLayer }) => GameLayer);

interface LateGameLayerProps extends GameLayerProps {
  /** Whether the pond has drawn its first frame; the game's code is fetched after it. */
  readonly isReady: boolean;
}

/** The game layer, fetched after the first frame or when a game needs it. Without it no game can be played. */
export function LateGameLayer({ isReady, ...props }: LateGameLayerProps) {
  const { actions } = props;
  const { step } = props.game;
  const Layer = useLazyComponent(loadLayer, {
    isNeeded: step !== 'watching' && step !== 'ending',
    canPrefetch: isReady,
    onFailed() {
      if (step !== 'over') showToast(copy.unavailable, { severity: 'error' });
      if (step === 'playing') actions.end('lost');
      else actions.dismiss();
    },
  });
  return Layer === null ? null : <Layer {...props} />;
}
