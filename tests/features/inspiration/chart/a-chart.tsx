import { act, useState } from 'react';
import { vi } from 'vitest';
import { HierarchyChart } from '../../../../src/features/inspiration/chart/HierarchyChart.tsx';
import { toggleCenter } from '../../../../src/features/inspiration/chart/model/visible.ts';
import type { TaskNode } from '../../../../src/features/inspiration/model/task-tree.ts';
import { render } from '../../../app/render.tsx';
import { drawings } from './a-drawing.ts';
import { aSmallTree } from './a-task-tree.ts';

export const opened: string[] = [];
export const STAGE = { widthPx: 1000, heightPx: 500 };

interface HostProps {
  readonly nodes: readonly TaskNode[];
  readonly folded: readonly string[];
}

function Host({ nodes, folded }: HostProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set(folded));
  return (
    <HierarchyChart
      title="学会画图"
      nodes={nodes}
      progress={{ completed: 2, total: 5, percent: 40 }}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      onOpenTask={(id) => opened.push(id)}
    />
  );
}

/** Shows a chart in a stage of a fixed size; frames are drawn at once. */
export async function showChart(nodes = aSmallTree(), folded: readonly string[] = []): Promise<void> {
  opened.length = 0;
  setStageSize(STAGE.widthPx, STAGE.heightPx);
  await render(<Host nodes={nodes} folded={folded} />);
  await nextFrame();
}

export function setStageSize(widthPx: number, heightPx: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heightPx);
}

export function nextFrame(): Promise<void> {
  return act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

export function drawing() {
  const latest = drawings.at(-1);
  if (latest?.scene == null || latest.view === null) throw new Error('nothing is drawn');
  return { ...latest, scene: latest.scene, view: latest.view };
}

export function stage(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[role=application]');
  if (element === null) throw new Error('no stage');
  return element;
}

export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

/** Where a task's box, or its button, is on the screen. */
export function placeOf(id: string, part: 'box' | 'toggle' = 'box') {
  const { scene, view } = drawing();
  const box = scene.layout.boxes.find(({ node }) => node?.task.id === id);
  if (box === undefined) throw new Error(`${id} is not drawn`);
  const point = part === 'box' ? { xPx: box.xPx + 30, yPx: box.yPx + 12 } : toggleCenter(box);
  return { clientX: point.xPx * view.zoom + view.xPx, clientY: point.yPx * view.zoom + view.yPx };
}

export function idsDrawn(): string[] {
  return drawing().scene.layout.boxes.map(({ node }) => node?.task.id ?? 'goal');
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

export async function point(type: string, place: Place, more: PointerEventInit = {}): Promise<void> {
  const init = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', button: 0, ...place, ...more };
  await act(async () => stage().dispatchEvent(new PointerEvent(type, init)));
}

export async function tap(place: Place, pointerType = 'mouse'): Promise<void> {
  await point('pointerdown', place, { pointerType });
  await point('pointerup', place, { pointerType });
  await nextFrame();
}

export async function press(key: string, target: Element = stage()): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => target.dispatchEvent(event));
  await nextFrame();
  return event.defaultPrevented;
}
