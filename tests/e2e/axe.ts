import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Whole pages are also checked for landmarks and headings. An open menu is outside of them by design. */
const PAGE_RULES = [...WCAG_RULES, 'best-practice'];

/** The only rules whose outcome can change with the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Selection {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

/** Violations as text. */
export function listViolations(page: Page, tags: readonly string[] = PAGE_RULES): Promise<string[]> {
  return run(page, { type: 'tag', values: tags });
}

/** The same in both color schemes, for a page that follows the system. Ends in the dark one. */
export async function listViolationsInBoth(page: Page, tags: readonly string[] = PAGE_RULES): Promise<string[]> {
  await setColorScheme(page, 'light');
  const light = await listViolations(page, tags);
  await setColorScheme(page, 'dark');
  const dark = await run(page, { type: 'rule', values: COLOR_RULES });
  return [...light, ...dark.map((violation) => `dark ${violation}`)];
}

/** Expects no violation in either color scheme, for a page that follows the system. Ends in the dark one. */
export async function expectAccessible(page: Page, tags?: readonly string[]): Promise<void> {
  expect(await listViolationsInBoth(page, tags)).toEqual([]);
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** Waits until the colors have stopped changing. The content security policy forbids script elements, so axe is evaluated. */
async function run(page: Page, selection: Selection): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    interface AxeResult {
      readonly violations: readonly { id: string; nodes: readonly { html: string; failureSummary?: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`,
    );
  }, selection);
}
