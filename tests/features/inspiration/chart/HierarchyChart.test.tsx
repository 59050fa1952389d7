// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as drawingFile from '../../../../src/features/inspiration/chart/chart-drawing.ts';
import { copy } from '../../../../src/features/inspiration/chart/copy.ts';
import * as exportFile from '../../../../src/features/inspiration/chart/export-chart.ts';
import { FIT } from '../../../../src/features/inspiration/chart/model/constants.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { click } from '../../../app/render.tsx';
import { holdClock, until } from '../../../shared/dom.ts';
import {
  button,
  drawing,
  idsDrawn,
  nextFrame,
  opened,
  placeOf,
  point,
  press,
  STAGE,
  setStageSize,
  showChart,
  stage,
  tap,
} from './a-chart.tsx';
import { createChartDrawing, drawings } from './a-drawing.ts';
import { aSmallTree, aTreeOf } from './a-task-tree.ts';

/** Calls every observer of a size, as the browser does after a change. */
let resize = () => {};

beforeEach(() => {
  vi.spyOn(drawingFile, 'createChartDrawing').mockImplementation(createChartDrawing);
  drawings.length = 0;
  resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        const before = resize;
        resize = () => {
          before();
          notify();
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.setPointerCapture = () => {};
});

/** The longest time from a change to the frame that shows it. */
const FRAME_MS = 20;
const percent = () => document.querySelector('.percent')?.textContent;

describe('the drawing', () => {
  it('opens a task by a click on its box', async () => {
    await showChart();
    await tap(placeOf('t2'));
    expect(opened).toEqual(['t2']);
  });

  it('opens nothing by a click on the goal or between the boxes', async () => {
    await showChart();
    const { view, scene } = drawing();
    const { xPx, yPx } = scene.layout.root;
    await tap({ clientX: (xPx + 9) * view.zoom + view.xPx, clientY: (yPx + 9) * view.zoom + view.yPx });
    await tap({ clientX: 1, clientY: 1 });
    expect(opened).toEqual([]);
  });

  it('folds and unfolds a branch by its button, which keeps its place on the screen', async () => {
    await showChart(aTreeOf(400, 3));
    const before = placeOf('t1', 'toggle');
    await tap(before);
    expect(idsDrawn()).not.toContain('t6');
    const after = placeOf('t1', 'toggle');
    expect(after.clientX).toBeCloseTo(before.clientX);
    expect(after.clientY).toBeCloseTo(before.clientY);
    await tap(after);
    expect(idsDrawn()).toContain('t6');
    expect(opened).toEqual([]);
  });

  it('pans by a drag, which opens nothing', async () => {
    await showChart();
    const { view } = drawing();
    const from = placeOf('t0');
    await point('pointerdown', from);
    await point('pointermove', { clientX: from.clientX + 60, clientY: from.clientY + 20 });
    expect(stage().dataset.dragging).toBe('true');
    await point('pointerup', { clientX: from.clientX + 60, clientY: from.clientY + 20 });
    await nextFrame();
    expect(drawing().view).toEqual({ ...view, xPx: view.xPx + 60, yPx: view.yPx + 20 });
    expect(stage().dataset.dragging).toBeUndefined();
    expect(opened).toEqual([]);
  });

  it('zooms by two fingers around the point between them', async () => {
    await showChart();
    const { view } = drawing();
    const touch = (pointerId: number) => ({ pointerType: 'touch', pointerId });
    await point('pointerdown', { clientX: 400, clientY: 200 }, touch(1));
    await point('pointerdown', { clientX: 600, clientY: 200 }, touch(2));
    await point('pointermove', { clientX: 700, clientY: 200 }, touch(2));
    await point('pointerup', { clientX: 700, clientY: 200 }, touch(2));
    await point('pointerup', { clientX: 400, clientY: 200 }, touch(1));
    await nextFrame();
    expect(drawing().view.zoom).toBeCloseTo(view.zoom * 1.5);
    expect(opened).toEqual([]);
  });

  it('zooms by the wheel with Ctrl, and leaves a plain wheel to the page', async () => {
    await showChart();
    const { view } = drawing();
    const turn = async (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
      // This document's wheel events have no modifier keys of their own.
      Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
      await act(async () => stage().dispatchEvent(event));
      await nextFrame();
      return event.defaultPrevented;
    };
    expect(await turn(false)).toBe(false);
    expect(drawing().view).toEqual(view);
    expect(await turn(true)).toBe(true);
    expect(drawing().view.zoom).toBeGreaterThan(view.zoom);
  });

  it('shows that a box can be clicked', async () => {
    await showChart();
    await point('pointermove', placeOf('t2'));
    await nextFrame();
    expect(stage().style.cursor).toBe('pointer');
    expect(drawing().marks?.hovered?.node?.task.id).toBe('t2');
    await point('pointermove', { clientX: 1, clientY: 1 });
    await nextFrame();
    expect(stage().style.cursor).toBe('');
    expect(drawing().marks?.hovered).toBeNull();
  });

  it.each([
    ['ArrowRight', -64, 0],
    ['ArrowDown', 0, -64],
  ])('pans by %s', async (key, dx, dy) => {
    await showChart();
    const { view } = drawing();
    expect(await press(key)).toBe(true);
    expect(drawing().view).toEqual({ ...view, xPx: view.xPx + dx, yPx: view.yPx + dy });
  });

  it('zooms by keys, and leaves all others to the page', async () => {
    await showChart();
    await press('0');
    expect(percent()).toBe('100%');
    await press('+');
    expect(percent()).toBe('110%');
    await press('-');
    await press('-');
    expect(percent()).toBe('90%');
    expect(await press('Tab')).toBe(false);
  });
});

describe('fitting to the window (doc 3 §2 and §4)', () => {
  const isFit = () => button('适应窗口').getAttribute('aria-pressed') === 'true';
  const changeSize = (widthPx: number) => {
    setStageSize(widthPx, STAGE.heightPx);
    act(() => resize());
  };

  it('follows the size of the window a moment later', async () => {
    await showChart();
    const { zoom } = drawing().view;
    const pass = holdClock();
    changeSize(500);
    await pass(FIT.debounceMs - 1);
    expect(drawing().view.zoom).toBe(zoom);
    await pass(1 + FRAME_MS);
    expect(drawing().view.zoom).toBeLessThan(zoom);
    expect(isFit()).toBe(true);
  });

  it('ends with a zoom by hand, and returns by its button', async () => {
    await showChart();
    await click(button('放大'));
    expect(isFit()).toBe(false);
    const { zoom } = drawing().view;
    const pass = holdClock();
    changeSize(500);
    await pass(FIT.debounceMs + FRAME_MS);
    expect(drawing().view.zoom).toBe(zoom);
    await click(button('适应窗口'));
    expect(isFit()).toBe(true);
  });

  it('has buttons that stop at the limits', async () => {
    await showChart();
    for (let step = 0; step < 20; step += 1) await press('+');
    expect(percent()).toBe('200%');
    expect(button('放大').disabled).toBe(true);
    for (let step = 0; step < 20; step += 1) await press('-');
    expect(percent()).toBe('30%');
    expect(button('缩小').disabled).toBe(true);
  });
});

describe('folding', () => {
  it('folds and unfolds everything', async () => {
    await showChart();
    await click(button('全部收起'));
    expect(idsDrawn()).toEqual(['goal', 't0', 't4']);
    expect(document.body.textContent).toContain('显示 2 / 5');
    await click(button('全部展开'));
    expect(idsDrawn()).toHaveLength(6);
  });

  it('unfolds down to a level', async () => {
    await showChart();
    await click(button('展开层级'));
    const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    await until(() => items().length === 3);
    await click(items()[1]);
    expect(idsDrawn()).toEqual(['goal', 't0', 't4', 't1', 't2']);
  });

  it('is not offered for a goal without branches', async () => {
    await showChart(aTreeOf(3, 3));
    expect(() => button('全部收起')).toThrow();
  });
});

describe('around the drawing', () => {
  it('counts completed tasks and all others, folded or not', async () => {
    await showChart(undefined, ['t0']);
    const counts = document.querySelector('[aria-label="任务统计"]')?.textContent;
    expect(counts).toContain('已完成 2');
    expect(counts).toContain('待办 3');
  });

  it('shows the goal with a hint when there are no tasks', async () => {
    await showChart([]);
    expect(idsDrawn()).toEqual(['goal']);
    expect(stage().textContent).toContain('还没有任务');
  });
});

describe('the form of the chart', () => {
  it('grows to the right on request, which the browser remembers, and keeps its folding', async () => {
    await showChart(aSmallTree(), ['t2']);
    await click(button(copy.sideways));
    await nextFrame();
    expect(drawing().scene.layout.root.direction).toBe('right');
    expect(button(copy.sideways).getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem(STORAGE_KEYS.boardChartDirection)).toBe('right');
    await tap(placeOf('t2', 'toggle'));
    expect(idsDrawn()).toContain('t3');
    await click(button(copy.sideways));
    expect(localStorage.getItem(STORAGE_KEYS.boardChartDirection)).toBe('down');
  });

  it('is exported whole, or without its folded branches', async () => {
    const save = vi.spyOn(exportFile, 'exportChart').mockResolvedValue();
    const exported = () => [...(save.mock.lastCall?.[0].tree.collapsed ?? [])];
    await showChart(aSmallTree(), ['t2']);
    await click(button(copy.export.png));
    expect(exported()).toEqual([]);
    const choice = document.querySelector<HTMLInputElement>('input[type=checkbox]');
    await click(choice);
    await click(button(copy.export.png));
    expect(exported()).toEqual(['t2']);
    await tap(placeOf('t2', 'toggle'));
    expect(document.querySelector('input[type=checkbox]')).toBeNull();
    await click(button(copy.export.png));
    expect(exported()).toEqual([]);
  });
});
