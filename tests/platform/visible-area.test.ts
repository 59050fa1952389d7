import { afterEach, describe, expect, it, vi } from 'vitest';
import { areaAboveKeyboard, onVisibleAreaChange } from '../../src/platform/visible-area.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubViewport(viewport: object | null): void {
  vi.stubGlobal('window', { innerHeight: 844, visualViewport: viewport });
}

describe('the area above an on-screen keyboard', () => {
  it('is the visible viewport while a keyboard is open', () => {
    stubViewport({ height: 500, offsetTop: 60, scale: 1 });
    expect(areaAboveKeyboard()).toEqual({ topPx: 60, heightPx: 500 });
  });

  it.each([
    ['nothing covers the window', { height: 844, offsetTop: 0, scale: 1 }],
    ['only the bar of the browser does', { height: 790, offsetTop: 0, scale: 1 }],
    ['the page is zoomed', { height: 422, offsetTop: 100, scale: 2 }],
    ['the browser does not say', null],
  ])('is null when %s', (_case, viewport) => {
    stubViewport(viewport);
    expect(areaAboveKeyboard()).toBeNull();
  });

  it('is followed until that is ended', () => {
    const viewport = new EventTarget();
    stubViewport(viewport);
    const handler = vi.fn();
    const stop = onVisibleAreaChange(handler);
    viewport.dispatchEvent(new Event('resize'));
    viewport.dispatchEvent(new Event('scroll'));
    stop();
    viewport.dispatchEvent(new Event('resize'));
    expect(handler).toHaveBeenCalledTimes(2);
  });
});
