import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChartController, type ChartListeners, createChartController } from './chart-controller.ts';
import type { ChartScene } from './chart-drawing.ts';

type ChartState =
  | { readonly step: 'starting' }
  | { readonly step: 'drawn'; readonly controller: ChartController }
  /** The browser gives no canvas; the outline still works. */
  | { readonly step: 'unavailable' };

interface ChartOptions extends ChartListeners {
  readonly scene: ChartScene;
  /** The marked task, null for the goal, `undefined` for none. */
  readonly activeId: string | null | undefined;
}

interface Chart {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: ChartState;
}

/** Draws a scene into `host` while the component is mounted. */
export function useChart({ scene, activeId, onOpen, onToggle }: ChartOptions): Chart {
  const stage = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ChartState>({ step: 'starting' });
  const open = useEffectEvent(onOpen);
  const toggle = useEffectEvent(onToggle);

  useEffect(() => {
    if (stage.current === null || host.current === null) return;
    const created = tryCreate(stage.current, host.current, { onOpen: (id) => open(id), onToggle: (id) => toggle(id) });
    setState(created === null ? { step: 'unavailable' } : { step: 'drawn', controller: created });
    return () => created?.stop();
  }, []);

  const controller = state.step === 'drawn' ? state.controller : null;
  useEffect(() => controller?.setScene(scene), [controller, scene]);
  useEffect(() => controller?.setActive(activeId), [controller, activeId]);

  return { stage, host, state };
}

function tryCreate(stage: HTMLElement, host: HTMLElement, listeners: ChartListeners): ChartController | null {
  try {
    return createChartController(stage, host, listeners);
  } catch {
    return null;
  }
}
