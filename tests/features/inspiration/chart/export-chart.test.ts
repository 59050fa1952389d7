// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../../../../src/features/inspiration/chart/copy.ts';
import { exportChart } from '../../../../src/features/inspiration/chart/export-chart.ts';
import { EXPORT_BACKGROUND } from '../../../../src/features/inspiration/chart/palette.ts';
import type { TaskNode } from '../../../../src/features/inspiration/model/task-tree.ts';
import { downloadBlob } from '../../../../src/platform/download.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { STYLE } from './a-style.ts';
import { aSmallTree, aTreeOf } from './a-task-tree.ts';

vi.mock('../../../../src/platform/download.ts');

const style = {
  ...STYLE,
  words: { status: copy.status, progress: copy.progress, percent: copy.percent, children: copy.children },
};

/** A canvas that notes texts and fills. With more pixels than `pixelsMax` it stays blank, as on iOS. */
interface FakeCanvas {
  width: number;
  height: number;
  readonly texts: string[];
  readonly fills: string[];
  scale: number;
}
const canvases: FakeCanvas[] = [];
let pixelsMax = Number.POSITIVE_INFINITY;

function createCanvas() {
  const canvas: FakeCanvas = { width: 0, height: 0, texts: [], fills: [], scale: 1 };
  canvases.push(canvas);
  const state = { fillStyle: '', alpha: 0 };
  const nothing = () => {};
  const context = {
    ...Object.fromEntries(
      ['beginPath', 'closePath', 'moveTo', 'lineTo', 'arc', 'arcTo', 'fill', 'stroke'].map((name) => [name, nothing]),
    ),
    set fillStyle(color: string) {
      state.fillStyle = color;
    },
    fillRect(_x: number, _y: number, width: number, height: number) {
      canvas.fills.push(`${state.fillStyle} ${width}×${height}`);
      state.alpha = width * height > pixelsMax ? 0 : 255;
    },
    getImageData: () => ({ data: [0, 0, 0, state.alpha] }),
    setTransform: (scale: number) => {
      canvas.scale = scale;
    },
    fillText: (text: string) => canvas.texts.push(text),
  };
  return Object.assign(canvas, {
    getContext: () => context,
    toBlob: (onBlob: (blob: Blob) => void) => onBlob(new Blob(['png'], { type: 'image/png' })),
  });
}

beforeEach(() => {
  canvases.length = 0;
  pixelsMax = Number.POSITIVE_INFINITY;
  useToastStore.setState({ toasts: [] });
  vi.mocked(downloadBlob).mockReset();
  vi.spyOn(document, 'createElement').mockImplementation((() => createCanvas()) as never);
});

const save = (
  extension: 'png' | 'svg',
  nodes: readonly TaskNode[] = aSmallTree(),
  title = '学会画图',
  collapsed: readonly string[] = [],
) => exportChart({ tree: { title, nodes, collapsed: new Set(collapsed) }, style, fontFamily: 'sans-serif' }, extension);
const saved = () => vi.mocked(downloadBlob).mock.lastCall;
const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);

describe('a PNG', () => {
  it('leaves out the folded branches of its tree, and is smaller', async () => {
    await save('png');
    await save('png', aSmallTree(), '学会画图', ['t0']);
    const [whole, part] = canvases.map(({ fills }) => fills[0]);
    expect(canvases[1]?.texts).toContain('Task t0');
    expect(canvases[1]?.texts).not.toContain('Task t3');
    expect(part).not.toBe(whole);
  });

  it('holds the complete chart at ratio 2, with the background and name of the specification', async () => {
    await save('png');
    const [canvas] = canvases;
    expect(canvas?.scale).toBe(2);
    expect(canvas?.fills[0]).toMatch(new RegExp(`^${EXPORT_BACKGROUND} `));
    expect(EXPORT_BACKGROUND).toBe('#f5f5f5');
    for (const text of ['学会画图', 'Task t0', 'Task t3', '已完成', '子任务 1/2'])
      expect(canvas?.texts).toContain(text);
    expect(saved()?.[0].type).toBe('image/png');
    expect(saved()?.[1]).toBe('学会画图层级关系图.png');
    expect(toasts()).toEqual([]);
  });

  it('frees its canvas', async () => {
    await save('png');
    expect(canvases.map(({ width, height }) => [width, height])).toEqual([[0, 0]]);
  });

  it('is made smaller when it would exceed the limit of a canvas, and says so', async () => {
    await save('png', aTreeOf(300, 3));
    expect(canvases[0]?.scale).toBeLessThan(2);
    expect(toasts()).toEqual([expect.stringMatching(/^图表较大，PNG 按 1\.\d+ 倍导出/)]);
    await save('png', aTreeOf(2000, 3));
    expect(canvases[1]?.scale).toBeLessThan(1);
    expect(toasts()).toContainEqual(expect.stringMatching(/^图表太大，PNG 已缩小为 0\.\d+ 倍/));
    expect(saved()).toBeDefined();
  });

  it('is made smaller again on a device that leaves it blank (trap T56)', async () => {
    pixelsMax = 500_000;
    await save('png');
    expect(canvases.length).toBeGreaterThan(1);
    expect(canvases.at(-1)?.texts.length).toBeGreaterThan(0);
    expect(canvases[0]?.texts).toEqual([]);
    expect(toasts()).toHaveLength(1);
    expect(saved()).toBeDefined();
  });

  it('is reported when no size can be drawn', async () => {
    pixelsMax = 0;
    await save('png');
    expect(toasts()).toEqual(['图表导出失败，请重试']);
    expect(saved()).toBeUndefined();
  });
});

describe('an SVG', () => {
  it('holds the complete chart, however large, and needs no canvas', async () => {
    await save('svg', aTreeOf(300, 3));
    const text = (await saved()?.[0].text()) ?? '';
    expect(text.match(/Task t\d+/g)).toHaveLength(300);
    expect(saved()?.[1]).toBe('学会画图层级关系图.svg');
    expect(canvases).toEqual([]);
    expect(toasts()).toEqual([]);
  });
});

it.each([
  ['a/b', 'a_b层级关系图.svg'],
  ['...', '未命名目标层级关系图.svg'],
])('a file of the goal %s is named %s', async (title, name) => {
  await save('svg', aSmallTree(), title);
  expect(saved()?.[1]).toBe(name);
});
