// @vitest-environment happy-dom
import { useRef } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useFlip } from '../../../../src/features/goal-focus/card/use-flip.ts';
import { FLIP } from '../../../../src/features/goal-focus/constants.ts';
import { click, render } from '../../../app/render.tsx';
import { startFakeClock, wait } from '../a-clock.ts';
import { renderChanging } from '../a-hook.tsx';

/** Turns of the card: from and to in degrees, and their length in milliseconds. */
const turns: { readonly from: string; readonly to: string; readonly ms: number }[] = [];
let cancelled = 0;

/** Animations as a browser plays them, on the fake clock. */
function animate(this: Element, frames: Keyframe[], { duration }: { duration: number }) {
  turns.push({ from: String(frames[0]?.transform), to: String(frames[1]?.transform), ms: duration });
  let cancel = () => {};
  const finished = new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    cancel = () => {
      cancelled += 1;
      clearTimeout(timer);
      reject(new DOMException('cancelled', 'AbortError'));
    };
  });
  return { finished, cancel };
}

beforeEach(() => {
  startFakeClock();
  turns.length = 0;
  cancelled = 0;
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: animate });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));
});

interface CardProps {
  readonly isAuto?: boolean;
  readonly isAnimated?: boolean;
  readonly rests?: boolean;
}

function Card({ isAuto = true, isAnimated = true, rests = false }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const { side, flip } = useFlip(card, { isAuto, isAnimated, rests });
  return (
    <section ref={card} data-side={side}>
      <button type="button" onClick={flip}>
        {side}
      </button>
    </section>
  );
}

const side = () => document.querySelector('section')?.dataset.side;
const button = () => document.querySelector('button');

describe('the card', () => {
  it('turns over every 14 seconds, and shows its other side past 90 degrees', async () => {
    await render(<Card />);
    await wait(13_999);
    expect([side(), turns]).toEqual(['front', []]);
    await wait(1);
    expect([side(), turns]).toEqual(['front', [{ from: 'rotateY(0deg)', to: 'rotateY(90deg)', ms: 700 }]]);
    await wait(699);
    expect(side()).toBe('front');
    await wait(1);
    expect([side(), turns[1]]).toEqual(['back', { from: 'rotateY(-90deg)', to: 'rotateY(0deg)', ms: 700 }]);
    await wait(13_299);
    expect([side(), turns.length]).toEqual(['back', 2]);
  });

  it.each([
    [false, 20],
    [true, FLIP.untouchedTurns],
  ])('that rests: %s, turns %i times in the time of 20 turns without a touch', async (rests, count) => {
    await render(<Card rests={rests} />);
    await wait(20 * FLIP.everyMs + FLIP.turnMs);
    expect(turns.length / 2).toBe(count);
    expect(side()).toBe('front');
  });

  it.each(['pointermove', 'pointerdown', 'keydown'])('that rests turns again after a %s', async (name) => {
    await render(<Card rests />);
    await wait(10 * FLIP.everyMs + FLIP.turnMs);
    turns.length = 0;
    window.dispatchEvent(new Event(name));
    await wait(10 * FLIP.everyMs);
    expect(turns.length / 2).toBe(FLIP.untouchedTurns);
  });

  it('turns the same way back', async () => {
    await render(<Card />);
    await wait(28_000 + 1400);
    expect(side()).toBe('front');
    expect(turns.slice(2)).toMatchObject([
      { from: 'rotateY(0deg)', to: 'rotateY(-90deg)' },
      { from: 'rotateY(90deg)', to: 'rotateY(0deg)' },
    ]);
  });

  it('changes its side at once without an animation under reduced motion', async () => {
    await render(<Card isAnimated={false} />);
    await wait(14_000);
    expect([side(), turns]).toEqual(['back', []]);
    await wait(14_000);
    expect([side(), turns]).toEqual(['front', []]);
  });

  it('changes its side at once where the browser has no animations', async () => {
    Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: undefined });
    await render(<Card />);
    await click(button());
    expect(side()).toBe('back');
  });

  it('stays as it is until the visitor turns it while it does not move', async () => {
    await render(<Card isAuto={false} isAnimated={false} />);
    await wait(60_000);
    expect(side()).toBe('front');
    await click(button());
    expect(side()).toBe('back');
  });

  it('shows the side that the visitor turned to for the whole time', async () => {
    await render(<Card />);
    await wait(12_500);
    await click(button());
    await wait(13_999);
    expect([side(), turns.length]).toEqual(['back', 2]);
    await wait(1);
    expect(turns).toHaveLength(3);
  });

  it('finishes a turn before it begins another one', async () => {
    await render(<Card />);
    await wait(13_500);
    await click(button());
    await click(button());
    await wait(700);
    await click(button());
    expect([side(), turns.length]).toEqual(['back', 2]);
    await wait(700);
    expect([side(), turns.length]).toEqual(['back', 2]);
    await click(button());
    await wait(1400);
    expect([side(), turns.length]).toEqual(['front', 4]);
  });

  it('ends its turn when it leaves the page', async () => {
    const { change } = await renderChanging(<Card />);
    await click(button());
    await change(null);
    expect(cancelled).toBe(1);
    await wait(60_000);
    expect(turns).toHaveLength(1);
  });
});
