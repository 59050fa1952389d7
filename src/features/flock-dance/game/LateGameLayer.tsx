import { useEffect } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import { useLateComponent } from '../controls/use-late-component.ts';
import { copy } from './copy.ts';
import type { GameLayerProps } from './GameLayer.tsx';

const fetchLayer = () => import('./GameLayer.tsx').then(({ GameLayer }) => GameLayer);

interface LateGameLayerProps extends GameLayerProps {
  /** Whether the pond has drawn its first frame; the game's code is fetched after it. */
  readonly isReady: boolean;
}

/** The game layer, fetched after the first frame or when a game needs it. Without it no game can be played. */
export function LateGameLayer({ isReady, ...props }: LateGameLayerProps) {
  const { Component, load } = useLateComponent(isReady, fetchLayer);
  const { actions } = props;
  const { step } = props.game;
  useEffect(() => {
    if (Component !== null || step === 'watching' || step === 'ending') return;
    load().catch(() => {
      if (step !== 'over') showToast(copy.unavailable, { severity: 'error' });
      if (step === 'playing') actions.end('lost');
      else actions.dismiss();
    });
  }, [Component, step, load, actions]);

  return Component === null ? null : <Component {...props} />;
}
