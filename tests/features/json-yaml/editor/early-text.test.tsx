// @vitest-environment happy-dom
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlyText } from '../../../../src/features/json-yaml/editor/EarlyText.tsx';
import { watchEarlyText } from '../../../../src/features/json-yaml/editor/early-text.ts';
import type { PasteHandler } from '../../../../src/features/json-yaml/parts/input-actions.ts';
import { render } from '../../../app/render.tsx';
import { idleMoment } from '../../../shared/dom.ts';

const KEPT = '{"kept": 1}';
const onPaste = vi.fn<PasteHandler>(() => false);
let field: HTMLTextAreaElement;

beforeEach(async () => {
  const ref = createRef<HTMLTextAreaElement>();
  await render(<EarlyText field={ref} label="JSON" placeholder="" onPaste={onPaste} />);
  if (ref.current === null) throw new Error('no field');
  field = ref.current;
  onPaste.mockClear();
});

describe('the field before the editor', () => {
  it('shows the text that the editor begins with', () => {
    const early = watchEarlyText(field, KEPT);
    expect(field.value).toBe(KEPT);
    expect(early.read(KEPT)).toBeNull();
  });

  it('returns the typed text with its selection', () => {
    const early = watchEarlyText(field, '');
    field.value = '{"a": 1}';
    field.setSelectionRange(2, 5);
    expect(early.read('')).toEqual({ text: '{"a": 1}', selection: { anchor: 2, head: 5 } });
  });

  it('puts text typed before the program ran in front of a remembered text', () => {
    field.value = '[';
    const early = watchEarlyText(field, KEPT);
    expect(field.value).toBe('[');
    expect(early.read(KEPT)?.text).toBe(`[${KEPT}`);
  });

  it('stays empty for a text that would block the page, without losing the text', () => {
    const long = 'x'.repeat(100_001);
    const early = watchEarlyText(field, long);
    expect(field.value).toBe('');
    expect(early.read(long)).toBeNull();
  });

  it('gives precedence to a text that the tool has received meanwhile', () => {
    const early = watchEarlyText(field, '');
    field.value = '[';
    expect(early.read('a file')).toBeNull();
  });

  it.each([
    ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }, true],
    ['⌘+Enter', { key: 'Enter', metaKey: true }, true],
    ['Enter', { key: 'Enter' }, false],
    ['Ctrl+Shift+Enter', { key: 'Enter', ctrlKey: true, shiftKey: true }, false],
    ['the Enter of an input method', { key: 'Enter', ctrlKey: true, isComposing: true }, false],
  ] as const)('remembers for the editor whether %s submits', (_, key, isSubmitted) => {
    const early = watchEarlyText(field, '');
    const event = new KeyboardEvent('keydown', { ...key, cancelable: true });
    field.dispatchEvent(event);
    expect(early.isSubmitted()).toBe(isSubmitted);
    expect(event.defaultPrevented).toBe(isSubmitted);
  });

  it('reports a paste that replaces all', () => {
    field.value = 'old';
    field.setSelectionRange(0, 3);
    field.dispatchEvent(new Event('paste', { bubbles: true }));
    expect(onPaste).toHaveBeenCalledWith(undefined, expect.objectContaining({ replacesAll: true, keptLength: 0 }));
  });

  it('knows the text after a paste', () => {
    field.value = 'older';
    field.setSelectionRange(1, 3);
    onPaste.mockClear();
    field.dispatchEvent(new Event('paste', { bubbles: true }));
    const [, place] = onPaste.mock.lastCall ?? [];
    expect(place).toMatchObject({ replacesAll: false, keptLength: 3 });
    expect(place?.join('-')).toBe('o-er');
  });
});

describe('the editor is requested', () => {
  it('immediately when the field already has the focus', () => {
    field.focus();
    const job = vi.fn();
    watchEarlyText(field, '').whenNeeded(job);
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('once, when the field gets the focus', () => {
    const job = vi.fn();
    watchEarlyText(field, '').whenNeeded(job);
    expect(job).not.toHaveBeenCalled();
    field.focus();
    field.blur();
    field.focus();
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('in an idle moment for a text that the field shows', async () => {
    const job = vi.fn();
    watchEarlyText(field, KEPT).whenNeeded(job);
    await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(1));
  });

  it('for an empty field only after the first sign of the visitor', async () => {
    const job = vi.fn();
    watchEarlyText(field, '').whenNeeded(job);
    await idleMoment();
    expect(job).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointermove'));
    await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('pointermove'));
    await idleMoment();
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('no longer after the pane was unmounted', () => {
    const job = vi.fn();
    const early = watchEarlyText(field, '');
    early.whenNeeded(job);
    early.stop();
    field.focus();
    expect(job).not.toHaveBeenCalled();
  });
});

describe('an input method', () => {
  it('finishes its word first, also one begun before the program ran', async () => {
    const early = watchEarlyText(field, '');
    const done = vi.fn();
    field.dispatchEvent(new Event('compositionupdate'));
    void early.whenComposed().then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    field.dispatchEvent(new Event('compositionend'));
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
  });

  it('does not delay the editor when it composes nothing', async () => {
    const early = watchEarlyText(field, '');
    field.dispatchEvent(new Event('compositionstart'));
    field.dispatchEvent(new Event('compositionend'));
    await expect(early.whenComposed()).resolves.toBeUndefined();
  });
});
