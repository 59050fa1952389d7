// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { GameLayer } from '../../../../src/features/flock-dance/game/GameLayer.tsx';
import { createSteeringDevice } from '../../../../src/features/flock-dance/game/steering-device.ts';
import type { GameActions } from '../../../../src/features/flock-dance/game/use-game-actions.ts';
import { type Game, type Outcome, WATCHING } from '../../../../src/features/flock-dance/model/game.ts';
import { click, render } from '../../../app/render.tsx';
import { holdClock } from '../../../shared/dom.ts';
import { OUTCOME, ROUND } from '../a-round.ts';

/** No dialog takes longer to disappear. */
const FADE_MAX_MS = 1000;

const nothing = () => undefined;
const ACTIONS: GameActions = {
  invite: nothing,
  taste: nothing,
  start: nothing,
  pause: nothing,
  resume: nothing,
  end: nothing,
  dismiss: nothing,
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
  return (
    <GameLayer
      game={game}
      actions={ACTIONS}
      challenge={null}
      setting={{ population: 180, pace: 1 }}
      userId="1"
      device={device}
      hasPad={false}
      hasHeader={false}
      isPadRaised={false}
      isCovered={false}
      canPlayAgain
      onShare={onShare}
    />
  );
}

beforeEach(async () => {
  useGameStep.setState({ game: WATCHING });
  await render(<Layer />);
});

it('shares the pond of the result and its score', async () => {
  await finish({});
  await click(button('分享'));
  expect(onShare).toHaveBeenCalledExactlyOnceWith(ROUND, OUTCOME);
});

it('offers no sharing of a game without a score', async () => {
  await finish({ score: 0 });
  expect(button('再来一局')).toBeDefined();
  expect(button('分享')).toBeUndefined();
});

it('keeps the whole result visible while its dialog fades out', async () => {
  await finish({});
  const pass = holdClock();
  await act(async () => useGameStep.setState({ game: WATCHING }));
  expect(['分享', '再来一局'].filter((name) => button(name) === undefined)).toEqual([]);
  await pass(FADE_MAX_MS);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});
