import type { Page } from '@playwright/test';

/** Marks the console messages of `watchFaults` about what the content security policy has refused. */
const REFUSED = 'refused by policy';

/**
 * Collects what must not happen on a page: errors and warnings of the console, errors that nothing caught (among them those
 * of a page taken over badly), requests that fail or go to another origin, and violations of the policy. Call before `goto`.
 */
export async function watchFaults(page: Page, origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('console', (message) => {
    const isOfTest = message.text().startsWith('Service Worker registration blocked by Playwright');
    const isFault = ['error', 'warning'].includes(message.type()) || /policy/i.test(message.text());
    if (isFault && !isOfTest) faults.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) faults.push(`foreign: ${request.url()}`);
  });
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${mark}: ${event.violatedDirective} ${event.blockedURI}`);
    });
  }, REFUSED);
  return faults;
}

/** Resolves to a function that sums up the layout shifts since the navigation. Call before `goto`. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { readonly value: number }).value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}
