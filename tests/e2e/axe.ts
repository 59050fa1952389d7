import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Whole pages are also checked for landmarks and headings. An open menu is outside of them by design. */
const PAGE_RULES = [...WCAG_RULES, 'best-practice'];

/**
 * Violations as text, once the colors have stopped changing. The content security policy forbids script elements, so axe is
 * evaluated in the page.
 */
export async function listViolations(page: Page, rules: readonly string[] = PAGE_RULES): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    interface AxeResult {
      readonly violations: readonly { id: string; nodes: readonly { html: string; failureSummary?: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`,
    );
  }, rules);
}

/** Expects no violation in either color scheme, for a page that follows the system. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    expect(await listViolations(page, rules), colorScheme).toEqual([]);
  }
}
