// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTransfers, type Transfer } from '../../src/platform/page-transfers.ts';
import { aTransfer, type FakeTransferParts } from '../app/a-transfer.ts';

let stop: () => void;
let isTaking: boolean;
let over: boolean[];
let taken: Transfer[];

beforeEach(() => {
  vi.useFakeTimers();
  isTaking = true;
  over = [];
  taken = [];
  stop = followTransfers({
    canTake: () => isTaking,
    onOver: (next) => over.push(next),
    onTransfer: (transfer) => taken.push(transfer),
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const FILE = new File(['x'], 'a.txt');

function send(type: string, parts: FakeTransferParts = { files: [FILE] }, target: Element = document.body) {
  const transfer = aTransfer(parts);
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: transfer,
    clipboardData: transfer,
    relatedTarget: null,
  });
  target.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, dropEffect: transfer.dropEffect };
}

/** A part of the page that takes drops and pastes. */
function aDropArea(): Element {
  const area = document.body.appendChild(document.createElement('div'));
  for (const name of ['dragover', 'drop', 'paste']) area.addEventListener(name, (event) => event.preventDefault());
  return area;
}

describe('a drag', () => {
  it('of a file is announced once, however often the browser reports it', () => {
    for (let times = 0; times < 5; times += 1) {
      expect(send('dragover')).toEqual({ isPrevented: true, dropEffect: 'copy' });
      vi.advanceTimersByTime(350);
    }
    expect(over).toEqual([true]);
  });

  it('ends a moment after it has left the window, unless it continues', () => {
    send('dragover');
    send('dragleave');
    vi.advanceTimersByTime(100);
    send('dragover');
    vi.advanceTimersByTime(200);
    expect(over).toEqual([true]);
    send('dragleave');
    vi.advanceTimersByTime(200);
    expect(over).toEqual([true, false]);
  });

  it('ends when the browser reports nothing any more', () => {
    send('dragover');
    vi.advanceTimersByTime(1001);
    expect(over).toEqual([true, false]);
  });

  it('is not announced over a part of the page that takes it', () => {
    const area = aDropArea();
    send('dragover');
    send('dragover', { files: [FILE] }, area);
    send('drop', { files: [FILE] }, area);
    expect([over, taken]).toEqual([[true, false], []]);
  });

  it('of a thing of this page is left alone', () => {
    send('dragstart', {});
    expect(send('dragover').isPrevented).toBe(false);
    send('drop');
    expect([over, taken]).toEqual([[], []]);
    send('dragover');
    expect(over).toEqual([true]);
  });

  it('of a text is taken beside text fields only', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    expect(send('dragover', { text: 'hello' }, field).isPrevented).toBe(false);
    expect(send('dragover', { text: 'hello' }).isPrevented).toBe(true);
    expect(send('dragover', { types: ['text/html'] }).isPrevented).toBe(false);
  });

  it('of a file that nothing takes is refused, and does not replace the page', () => {
    isTaking = false;
    expect(send('dragover')).toEqual({ isPrevented: true, dropEffect: 'none' });
    expect(send('drop').isPrevented).toBe(true);
    expect(send('dragover', { text: 'hello' }).isPrevented).toBe(false);
    expect([over, taken]).toEqual([[], []]);
  });
});

describe('a drop', () => {
  it('brings its files, and folders by name', () => {
    send('drop', { files: [FILE], folders: ['photos'] });
    expect(taken).toEqual([{ files: [FILE], folders: ['photos'], text: '' }]);
  });

  it('brings its text', () => {
    send('drop', { text: 'hello' });
    expect(taken).toEqual([{ files: [], folders: [], text: 'hello' }]);
  });

  it('ends the drag even where a part of the page stops the event', () => {
    const area = aDropArea();
    area.addEventListener('drop', (event) => event.stopPropagation());
    send('dragover');
    send('drop', { files: [FILE] }, area);
    expect([over, taken]).toEqual([[true, false], []]);
  });
});

describe('a paste', () => {
  const picture = new File(['x'], 'image.png', { type: 'image/png' });

  it.each<[string, FakeTransferParts, Partial<Transfer> | null]>([
    ['a text', { text: 'hello' }, { text: 'hello' }],
    ['a picture', { files: [picture] }, { files: [picture] }],
    ['a table, which comes with its picture', { text: 'a\tb', files: [picture] }, { text: 'a\tb', files: [] }],
    ['a file, which comes with its name', { text: 'a.txt', files: [FILE] }, { text: '', files: [FILE] }],
    ['blanks', { text: ' \n' }, null],
    ['nothing', {}, null],
  ])('of %s', (_name, parts, expected) => {
    send('paste', parts);
    vi.runAllTimers();
    expect(taken).toEqual(expected === null ? [] : [{ files: [], folders: [], text: '', ...expected }]);
  });

  it.each(['input', 'textarea', 'div role="textbox"', 'div contenteditable="true"'])('into <%s> stays there', (tag) => {
    document.body.innerHTML = `<${tag}></${tag.split(' ')[0]}>`;
    send('paste', { text: 'hello' }, document.body.firstElementChild ?? document.body);
    vi.runAllTimers();
    expect(taken).toEqual([]);
  });

  it('that a part of the page takes, or that comes during a dialog, is left alone', () => {
    send('paste', { text: 'hello' }, aDropArea());
    isTaking = false;
    send('paste', { text: 'hello' });
    vi.runAllTimers();
    expect(taken).toEqual([]);
  });

  it('that a page takes which opened later is left alone', () => {
    window.addEventListener('paste', (event) => event.preventDefault(), { once: true });
    send('paste', { text: 'hello' });
    vi.runAllTimers();
    expect(taken).toEqual([]);
  });
});

it('ends with its function', () => {
  stop();
  expect(send('dragover').isPrevented).toBe(false);
  send('paste', { text: 'hello' });
  vi.runAllTimers();
  expect([over, taken]).toEqual([[], []]);
});
