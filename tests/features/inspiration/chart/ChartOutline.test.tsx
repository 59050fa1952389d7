// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as drawingFile from '../../../../src/features/inspiration/chart/chart-drawing.ts';
import { listOutline } from '../../../../src/features/inspiration/chart/model/outline.ts';
import { click } from '../../../app/render.tsx';
import { button, drawing, idsDrawn, nextFrame, opened, press, showChart } from './a-chart.tsx';
import { createChartDrawing, drawings } from './a-drawing.ts';
import { aTreeOf } from './a-task-tree.ts';

beforeEach(() => {
  vi.spyOn(drawingFile, 'createChartDrawing').mockImplementation(createChartDrawing);
  drawings.length = 0;
});

const tree = () => document.querySelector<HTMLElement>('[role=tree]');
const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const titles = () => items().map((item) => item.querySelector('.title')?.textContent);
const focused = () => document.activeElement?.querySelector('.title')?.textContent;
const focus = (element: HTMLElement | null | undefined) => act(async () => element?.focus());
const key = (name: string) => press(name, document.activeElement ?? document.body);

it('has one line until it is opened, so that a large goal stays cheap', async () => {
  await showChart(aTreeOf(2000, 3));
  expect(tree()?.dataset.open).toBe('false');
  expect(items()).toHaveLength(1);
  await click(button('大纲'));
  expect(tree()?.dataset.open).toBe('true');
  expect(items().length).toBeGreaterThan(10);
  expect(items().length).toBeLessThan(60);
});

it('opens with the focus and closes without it', async () => {
  await showChart();
  await focus(items()[0]);
  expect(tree()?.dataset.open).toBe('true');
  expect(items()).toHaveLength(6);
  expect(drawing().marks?.active).toBe(drawing().scene.layout.root);
  await focus(button('下载图表'));
  expect(tree()?.dataset.open).toBe('false');
  await nextFrame();
  expect(drawing().marks?.active).toBeNull();
});

it('stays open by its button', async () => {
  await showChart();
  await click(button('大纲'));
  await focus(items()[0]);
  await focus(button('下载图表'));
  expect(tree()?.dataset.open).toBe('true');
  await click(button('大纲'));
  expect(tree()?.dataset.open).toBe('false');
});

it('says level, place, state and status of every line', async () => {
  await showChart(undefined, ['t2']);
  await click(button('大纲'));
  const attributes = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded', 'aria-selected', 'tabindex'];
  expect(items().map((item) => attributes.map((name) => item.getAttribute(name)))).toEqual([
    ['1', '1', '1', 'true', 'true', '0'],
    ['2', '1', '2', 'true', 'false', '-1'],
    ['3', '1', '2', null, 'false', '-1'],
    ['3', '2', '2', 'false', 'false', '-1'],
    ['2', '2', '2', null, 'false', '-1'],
  ]);
  expect(items()[1]?.textContent).toBe('Task t0待办子任务 1/2');
  expect(items()[3]?.textContent).toContain('进行中');
});

it('moves, folds and opens by keys, and marks the box of the selected task', async () => {
  await showChart();
  await click(button('大纲'));
  await focus(items()[0]);
  await key('ArrowDown');
  expect(focused()).toBe('Task t0');
  await key('ArrowRight');
  expect(focused()).toBe('Task t1');
  expect(drawing().marks?.active?.node?.task.id).toBe('t1');
  await key('ArrowLeft');
  await key('ArrowLeft');
  expect(idsDrawn()).toEqual(['goal', 't0', 't4']);
  expect(titles()).toEqual(['学会画图', 'Task t0', 'Task t4']);
  await key('*');
  expect(titles()).toHaveLength(6);
  await key('End');
  expect(focused()).toBe('Task t4');
  await key('Enter');
  expect(opened).toEqual(['t4']);
  await key('Home');
  expect(focused()).toBe('学会画图');
  expect(items().filter((item) => item.tabIndex === 0)).toHaveLength(1);
});

it('reaches the last of two thousand lines with one key', async () => {
  const nodes = aTreeOf(2000, 3);
  const last = listOutline(nodes, new Set()).at(-1)?.node?.task.title;
  await showChart(nodes);
  await click(button('大纲'));
  await focus(items()[0]);
  await key('End');
  expect(focused()).toBe(last);
  expect(items().length).toBeLessThan(60);
});

it('opens a task by a click, and folds by its triangle', async () => {
  await showChart();
  await click(button('大纲'));
  await click(items()[5]);
  expect(opened).toEqual(['t4']);
  await act(async () => items()[1]?.querySelector<HTMLElement>('.twisty')?.click());
  expect(opened).toEqual(['t4']);
  expect(titles()).toEqual(['学会画图', 'Task t0', 'Task t4']);
});
