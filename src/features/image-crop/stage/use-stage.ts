import { type RefObject, useEffect, useRef } from 'react';
import type { CropPicture } from '../crop-store.ts';
import { listenToStage } from './stage-gestures.ts';
import { isTextField, pressHistoryKey } from './stage-keys.ts';
import { startStage } from './stage-renderer.ts';

interface ElementRefs {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<HTMLCanvasElement | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shade: RefObject<HTMLSpanElement | null>;
  readonly badge: RefObject<HTMLSpanElement | null>;
}

/** Connects the stage's elements with the state: drawing, pointers, undo keys and the space bar. */
export function useStage(picture: CropPicture): ElementRefs {
  const refs: ElementRefs = {
    stage: useRef<HTMLDivElement>(null),
    ground: useRef<HTMLDivElement>(null),
    picture: useRef<HTMLCanvasElement>(null),
    box: useRef<HTMLDivElement>(null),
    shade: useRef<HTMLSpanElement>(null),
    badge: useRef<HTMLSpanElement>(null),
  };
  const { stage, ground, picture: canvas, box, shade, badge } = refs;
  useEffect(() => {
    const [stageElement, groundElement, canvasElement] = [stage.current, ground.current, canvas.current];
    const [boxElement, shadeElement, badgeElement] = [box.current, shade.current, badge.current];
    if (stageElement === null || groundElement === null || canvasElement === null) return;
    if (boxElement === null || shadeElement === null || badgeElement === null) return;
    const space = holdSpace(stageElement);
    const stops = [
      startStage(
        {
          stage: stageElement,
          ground: groundElement,
          picture: canvasElement,
          box: boxElement,
          shade: shadeElement,
          badge: badgeElement,
        },
        picture,
      ),
      listenToStage(stageElement, space.isHeld),
      space.stop,
      listenToHistoryKeys(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [picture, stage, ground, canvas, box, shade, badge]);
  return refs;
}

function listenToHistoryKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    // A dialog in front of the page has keys of its own.
    if (!event.defaultPrevented && document.querySelector('[role="dialog"], [role="alertdialog"]') === null) {
      if (pressHistoryKey(event)) event.preventDefault();
    }
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** The held space bar turns every drag into one of the picture. It keeps its meaning in fields, buttons and lists. */
function holdSpace(stage: HTMLElement) {
  let isHeld = false;
  const set = (next: boolean) => {
    isHeld = next;
    stage.toggleAttribute('data-panning', next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || !belongsToStage(event.target, stage)) return;
    event.preventDefault();
    set(true);
  };
  const release = (event: KeyboardEvent) => {
    if (event.code === 'Space') set(false);
  };
  const drop = () => set(false);
  window.addEventListener('keydown', press);
  window.addEventListener('keyup', release);
  window.addEventListener('blur', drop);
  return {
    isHeld: () => isHeld,
    stop() {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', drop);
    },
  };
}

function belongsToStage(target: EventTarget | null, stage: HTMLElement): boolean {
  if (isTextField(target) || !(target instanceof Element)) return false;
  return stage.contains(target) || target === document.body;
}
