// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { GameLayer } from '../../../../src/features/flock-dance/game/GameLayer.tsx';
import { createSteeringDevice } from '../../../../src/features/flock-dance/game/steering-device.ts';
import type { GameControl } from '../../../../src/features/flock-dance/game/use-game.ts';
import {
  type Game,
  type Outcome,
  type Round,
  roundOf,
  WATCHING,
} from '../../../../src/features/flock-dance/model/game.ts';
import { click, render } from '../../../app/render.tsx';

const ROUND: Round = { id: 1, kind: 'free', seed: 3, day: null, limitMs: null, ghost: null, target: null };
const OUTCOME: Outcome = {
  score: 12,
  elapsedMs: 9000,
  shadows: 0,
  speedFactor: 1,
  sizeFactor: 1,
  ghostScore: null,
  previousBest: 20,
  isRecord: false,
  isUnsaved: false,
};

const useGameStep = create<{ readonly game: Game }>(() => ({ game: WATCHING }));
const onShare = vi.fn();
const device = createSteeringDevice(() => undefined);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const finish = (outcome: Partial<Outcome>) =>
  act(async () =>
    useGameStep.setState({
      game: { step: 'over', round: ROUND, reason: 'player', outcome: { ...OUTCOME, ...outcome } },
    }),
  );

function Layer() {
  const { game } = useGameStep();
  const nothing = () => undefined;
  const control: GameControl = {
    game,
    round: roundOf(game),
    challenge: null,
    dispatch: nothing,
    invite: nothing,
    start: nothing,
    pause: nothing,
    resume: nothing,
    end: nothing,
    dismiss: nothing,
  };
  return (
    <GameLayer
      control={control}
      device={device}
      hasPad={false}
      hasHeader={false}
      isPadRaised={false}
      isCovered={false}
      canPlayAgain
      onShare={onShare}
      container={null}
    />
  );
}

beforeEach(async () => {
  useGameStep.setState({ game: WATCHING });
  await render(<Layer />);
});

it('hands on the pond of the result and its score', async () => {
  await finish({});
  await click(button('分享'));
  expect(onShare).toHaveBeenCalledExactlyOnceWith(ROUND, 12);
});

it('has no score to hand on where nothing was eaten', async () => {
  await finish({ score: 0 });
  expect(button('再来一局')).toBeDefined();
  expect(button('分享')).toBeUndefined();
});

it('shows a result whole while it fades', async () => {
  await finish({});
  await act(async () => useGameStep.setState({ game: WATCHING }));
  expect(['关闭', '分享', '再来一局'].filter((name) => button(name) === undefined)).toEqual([]);
});
