// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { layOutChart } from '../../../../../src/features/inspiration/chart/model/layout.ts';
import { writeSvg } from '../../../../../src/features/inspiration/chart/model/svg.ts';
import { drawWholeChart } from '../../../../../src/features/inspiration/chart/model/whole-chart.ts';
import { buildTree } from '../../../../../src/features/inspiration/model/task-tree.ts';
import { STYLE } from '../a-style.ts';
import { aTask } from '../a-task-tree.ts';

function write(title: string): Document {
  const nodes = buildTree([
    aTask('t0', null, { title, description: 'a & b' }),
    aTask('t1', 't0', { status: 'completed' }),
    aTask('t2', 't0', { status: 'in_progress' }),
  ]);
  const layout = layOutChart({ title, nodes, collapsed: new Set() });
  const pieces = writeSvg(drawWholeChart(layout, STYLE), {
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
    const texts = textsOf(write('Goal'));
    for (const text of ['Goal', '1 of 3', '33 %', 'a & b', 'to do', 'done', 'under way', '1/2', 'Task t1', 'Task t2']) {
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
