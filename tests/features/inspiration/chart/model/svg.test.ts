// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ChartStyle } from '../../../../../src/features/inspiration/chart/model/box-shapes.ts';
import { toFileStem } from '../../../../../src/features/inspiration/chart/model/file-name.ts';
import { layOutChart } from '../../../../../src/features/inspiration/chart/model/layout.ts';
import { writeSvg } from '../../../../../src/features/inspiration/chart/model/svg.ts';
import { drawWholeChart } from '../../../../../src/features/inspiration/chart/model/whole-chart.ts';
import { buildTree } from '../../../../../src/features/inspiration/model/task-tree.ts';
import { aTask } from '../a-plan.ts';

const style: ChartStyle = {
  colors: {
    paper: 'white',
    text: 'black',
    textSecondary: 'dimgray',
    line: 'gray',
    primary: 'blue',
    status: { todo: 'gray', in_progress: 'blue', completed: 'green' },
  },
  words: {
    status: { todo: 'to do', in_progress: 'under way', completed: 'done' },
    progress: (completed, total) => `${completed} of ${total}`,
    percent: (percent) => `${percent} %`,
    children: (completed, total) => `${completed}/${total}`,
  },
  progress: { completed: 1, total: 3, percent: 33 },
};

function write(title: string): Document {
  const nodes = buildTree([
    aTask('t0', null, { title, description: 'a & b' }),
    aTask('t1', 't0', { status: 'completed' }),
    aTask('t2', 't0', { status: 'in_progress' }),
  ]);
  const layout = layOutChart({ title, nodes, collapsed: new Set() });
  const pieces = writeSvg(drawWholeChart(layout, style), {
    extent: { widthPx: 900, heightPx: 600 },
    originPx: 48,
    background: 'white',
    fontFamily: '"A font", sans-serif',
    title,
  });
  return new DOMParser().parseFromString([...pieces].join(''), 'image/svg+xml');
}

const textsOf = (svg: Document) => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('an SVG file', () => {
  it('has every box with its texts and its status in words', () => {
    const texts = textsOf(write('Plan'));
    for (const text of ['Plan', '1 of 3', '33 %', 'a & b', 'to do', 'done', 'under way', '1/2', 'Task t1', 'Task t2']) {
      expect(texts).toContain(text);
    }
    expect(texts).toHaveLength(11);
  });

  it.each([
    ['markup', '</text><script>alert(1)</script>'],
    ['quotes', `"'&`],
  ])('escapes %s', (_name, title) => {
    const svg = write(title);
    expect(svg.querySelector('script, parsererror')).toBeNull();
    expect(svg.querySelector('title')?.textContent).toBe(title);
  });

  it('leaves out characters that XML does not allow', () => {
    expect(write('a\u0000b\u0008\ud800c').querySelector('title')?.textContent).toBe('abc');
  });
});

describe('the name of an exported file', () => {
  it.each([
    ['三个月学会 TypeScript 并完成一个开源项目', '三个月学会 TypeScript 并完成一个开源项目'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
    ['../../etc/passwd', '_.._etc_passwd'],
    [' \t.name. ', 'name'],
    ['line\nend\u0000\u202etxt', 'line end txt'],
    ['...', ''],
    ['长'.repeat(80), '长'.repeat(60)],
    [`${'a'.repeat(55)}👨‍👩‍👧‍👦`, 'a'.repeat(55)],
  ])('of %j begins with %j', (title, stem) => {
    expect(toFileStem(title)).toBe(stem);
  });
});
