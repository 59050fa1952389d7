// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSmallWindow, openTab } from '../../src/platform/open-window.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('openTab', () => {
  it('opens a tab that cannot reach this one', () => {
    const opened = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as never);
    expect(openTab('/mythinkn/x')).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith('/mythinkn/x', '_blank');
    expect(opened.opener).toBeNull();
  });

  it('reports a tab that the browser blocks', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(openTab('/x')).toBe(false);
  });

  it('does not try after the effect of a click has expired, so that no blocked window is reported', () => {
    const open = vi.spyOn(window, 'open');
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    expect(openTab('/x')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});

it('openSmallWindow opens a window of that size without access to this page', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  openSmallWindow('https://example.com/', { width: 600, height: 400 });
  expect(open).toHaveBeenCalledExactlyOnceWith('https://example.com/', '_blank', 'noopener,width=600,height=400');
});
