// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { AddImage } from '../../../../src/features/goal-focus/edit/AddImage.tsx';
import { click, render } from '../../../app/render.tsx';
import { buttonOf, type } from '../../../shared/dom.ts';
import { dropFiles } from '../a-drop.ts';

const fitImage = vi.hoisted(() => vi.fn<(file: File) => Promise<{ blob: Blob }>>());
vi.mock('../../../../src/bridges/goal-images-bridge.ts', () => ({ goalImages: { fitImage } }));

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const aFile = (name: string, bytes: Uint8Array<ArrayBuffer> = PNG) => new File([bytes], name, { type: 'image/png' });
const big = (name: string) => Object.defineProperty(aFile(name), 'size', { value: 4 << 20 });

beforeEach(() => {
  fitImage.mockReset().mockImplementation(async (file) => ({ blob: file }));
});

async function open({ isMultiple = true, room = 15 } = {}) {
  const added: string[] = [];
  const oversize: string[] = [];
  const onTutorial = vi.fn();
  const host = await render(
    <AddImage
      isMultiple={isMultiple}
      room={room}
      onAdd={(picture) => added.push(picture.type === 'url' ? picture.url : picture.name)}
      onOversize={({ name }) => oversize.push(name)}
      onTutorial={onTutorial}
    />,
  );
  const field = () => host.querySelector<HTMLInputElement>('input[type="url"]');
  const problem = () => host.querySelector('[role="alert"]')?.textContent ?? null;
  const enter = (change: KeyboardEventInit = {}) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...change });
      field()?.dispatchEvent(event);
    });
  return {
    host,
    added,
    oversize,
    onTutorial,
    field,
    problem,
    enter,
    drop: (...files: File[]) => dropFiles(host, files),
  };
}

describe('the address field', () => {
  it.each(['http://a.example/1.png', 'javascript:alert(1)', 'data:image/png,x', 'sea.png', 'https://'])(
    'refuses %s, says why and keeps it',
    async (address) => {
      const { added, field, problem } = await open();
      await type(field(), address);
      await click(buttonOf('使用地址'));
      expect([added, problem(), field()?.value]).toEqual([[], '请填写以 https:// 开头的图片地址。', address]);
    },
  );

  it('adds an address on Enter, is empty then, and drops the problem', async () => {
    const { added, field, problem, enter } = await open();
    await type(field(), 'sea.png');
    await enter();
    expect(problem()).not.toBeNull();
    await type(field(), ' https://a.example/sea.png ');
    await enter();
    expect([added, field()?.value, problem()]).toEqual([['https://a.example/sea.png'], '', null]);
  });

  it('leaves the Enter of an input method to it', async () => {
    const { added, field, enter } = await open();
    await type(field(), 'https://a.example/sea.png');
    await enter({ isComposing: true });
    expect(added).toEqual([]);
    await enter();
    expect(added).toHaveLength(1);
  });

  it('has nothing to add while it is blank', async () => {
    const { field } = await open();
    expect(buttonOf('使用地址')?.disabled).toBe(true);
    await type(field(), '  ');
    expect(buttonOf('使用地址')?.disabled).toBe(true);
  });

  it('refuses a sixteenth picture and keeps its address', async () => {
    const { added, field, problem, enter } = await open({ room: 0 });
    await type(field(), 'https://a.example/sea.png');
    await enter();
    expect([added, problem(), field()?.value]).toEqual([
      [],
      '最多 15 张，请先移除一张再添加。',
      'https://a.example/sea.png',
    ]);
  });
});

describe('uploads', () => {
  it('are added in their order', async () => {
    const { added, problem, drop } = await open();
    await drop(aFile('a.png'), aFile('b.png'));
    expect([added, problem()]).toEqual([['a.png', 'b.png'], null]);
  });

  it('are said aloud once they are taken, and never where they are refused', async () => {
    const { host, drop } = await open();
    const said = () => [...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    await drop(aFile('a.png'), aFile('b.png', new Uint8Array([1, 2, 3])));
    expect(said().at(-1)).toBe('已添加：a.png');
    expect(said().join()).not.toContain('已收到');
    await drop(big('c.png'));
    expect(said().at(-1)).toBe('');
  });

  it('take no other files while they are prepared', async () => {
    let finish = () => {};
    fitImage.mockImplementation(
      (file) =>
        new Promise((resolve) => {
          finish = () => resolve({ blob: file });
        }),
    );
    const { host, added, drop } = await open();
    await drop(aFile('a.png'));
    expect(host.textContent).toContain('正在处理图片…');
    await drop(aFile('b.png'));
    expect(fitImage).toHaveBeenCalledOnce();
    await act(async () => finish());
    expect(added).toEqual(['a.png']);
    expect(host.textContent).not.toContain('正在处理图片…');
  });

  it('stop at the limit, and the visitor learns how many were left out', async () => {
    const { added, problem, drop } = await open({ room: 2 });
    await drop(...['a', 'b', 'c', 'd'].map((name) => aFile(name)));
    expect([added, problem()]).toEqual([['a', 'b'], '最多 15 张，有 2 张没有添加。']);
  });

  it('name every file that was refused, beside those that were left out', async () => {
    fitImage.mockImplementation(async (file) => {
      if (file.name === 'broken') throw new AppError('picture-damaged', 'x');
      return { blob: file };
    });
    const { added, problem, drop } = await open({ room: 3 });
    await drop(aFile('broken'), aFile('empty', new Uint8Array()), aFile('good'), aFile('more'));
    expect(added).toEqual(['good']);
    expect(problem()).toContain('最多 15 张，有 1 张没有添加。');
    expect(problem()).toContain('「broken」已损坏，请换一张图片。');
    expect(problem()).toContain('「empty」是空文件，请换一张图片。');
  });

  it('over 3 MB are reported, and the others are added', async () => {
    const { added, oversize, drop } = await open();
    await drop(big('big'), aFile('small'));
    expect([added, oversize]).toEqual([['small'], ['big']]);
  });

  it('are one for a single picture', async () => {
    const { added, problem, drop } = await open({ isMultiple: false, room: 1 });
    await drop(aFile('a.png'), aFile('b.png'));
    expect([added, problem()]).toEqual([['a.png'], null]);
  });
});

it('leads to the tutorial, and to a site with images in a new tab', async () => {
  const { host, onTutorial } = await open();
  await click(buttonOf('怎么复制图片地址？'));
  expect(onTutorial).toHaveBeenCalledOnce();
  const link = host.querySelector('a');
  expect([link?.textContent, link?.target, link?.rel]).toEqual(['去找图片', '_blank', 'noopener noreferrer']);
});
