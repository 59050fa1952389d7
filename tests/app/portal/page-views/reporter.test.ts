import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReporter } from '../../../../src/app/portal/page-views/reporter.ts';
import type { AnalyticsReport } from '../../../../src/core/analytics.ts';
import type { ShownPage } from '../../../../src/shared/tool/page-path.ts';
import { aPage } from '../../a-page.tsx';

const toShown = (page: ShownPage['page']): ShownPage => {
  const [screen] = page.screens;
  if (screen === undefined) throw new Error('a page without a screen');
  return { page, screen };
};
const HOME = toShown(aPage({ id: 'home' }));
const TOOL = toShown(aPage({ id: 'tool' }));
const QUIET = toShown({ ...aPage({ id: 'quiet' }), sendsNothing: true });
const ADMIN = toShown(aPage({ id: 'console', zone: 'admin' }));

const view = (path: string) => ({ siteId: 'site-1', kind: 'page', path });
const SIGN_IN = { siteId: 'site-1', kind: 'event', name: 'sign-in' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const sent: AnalyticsReport[] = [];
  const state = { maySend: true };
  const reporter = createReporter({
    siteId: 'site-1',
    send: (report) => sent.push(report),
    maySend: () => state.maySend,
  });
  return { sent, state, reporter };
}

describe('the reporter of page views', () => {
  it('reports a page 100 ms after the navigation, and not earlier', () => {
    const { sent, reporter } = open();
    reporter.showPage(HOME);
    vi.advanceTimersByTime(99);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([view('/mythinkn/portal')]);
  });

  it('reports every navigation once, also back to the same page', () => {
    const { sent, reporter } = open();
    for (const shown of [HOME, TOOL, HOME]) {
      reporter.showPage(shown);
      vi.advanceTimersByTime(1000);
    }
    expect(sent).toEqual([view('/mythinkn/portal'), view('/mythinkn/portal/tool'), view('/mythinkn/portal')]);
  });

  it('leaves out a page that is left within 100 ms', () => {
    const { sent, reporter } = open();
    reporter.showPage(HOME);
    vi.advanceTimersByTime(50);
    reporter.showPage(TOOL);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([view('/mythinkn/portal/tool')]);
  });

  it.each([
    ['a page that sends nothing', QUIET],
    ['the administration', ADMIN],
    ['an address without a page', null],
  ])('sends neither a view nor an event on %s, nor the view before it that still waits', (_case, shown) => {
    const { sent, reporter } = open();
    reporter.showPage(HOME);
    reporter.showPage(shown);
    reporter.reportEvent('sign-in');
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
  });

  it('drops what may not be sent at its moment, and sends it at no later one', () => {
    const { sent, state, reporter } = open();
    state.maySend = false;
    reporter.showPage(HOME);
    reporter.reportEvent('sign-in');
    vi.advanceTimersByTime(100);
    state.maySend = true;
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    reporter.showPage(TOOL);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([view('/mythinkn/portal/tool')]);
  });

  it('reports an event at once, with its name alone', () => {
    const { sent, reporter } = open();
    reporter.showPage(HOME);
    reporter.reportEvent('sign-in');
    expect(sent).toEqual([SIGN_IN]);
  });

  it('reports nothing after its end', () => {
    const { sent, reporter } = open();
    reporter.showPage(HOME);
    reporter.stop();
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
  });
});
