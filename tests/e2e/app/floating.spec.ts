import { expect, type Page, test } from '@playwright/test';
import { PORTAL_PATH, withBase } from '../../../src/core/paths.ts';
import { readManifest } from '../built-manifest.ts';
import { listOpenablePaths } from '../openable-paths.ts';
import { waitForStart } from '../started.ts';

/** Widths of phones, of the widest window with the phone layout, of the next one, and of a laptop. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
];

/** Pages without the shortcut widget. */
const WITHOUT_WIDGET = /\/(about|admin|data-center|evolution|flock-dance|me)$/;

const rail = (page: Page) => page.getByRole('complementary', { name: '快捷入口' });

for (const path of listOpenablePaths(readManifest()).filter((each) => each.startsWith(PORTAL_PATH))) {
  test(`nothing that floats over ${path} covers a control`, async ({ page }) => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      if (page.url() === 'about:blank') await open(page, path);
      const isShown = size.width > 768 && !WITHOUT_WIDGET.test(path);
      await expect(rail(page)).toHaveCount(isShown ? 1 : 0);
      for (const share of [0, 1]) {
        await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
        await expect.poll(() => page.evaluate(listCovered), `${size.width} px`).toEqual([]);
      }
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(withBase(path));
  await waitForStart(page);
  if (!path.endsWith('/inspiration')) return;
  // The board welcomes newcomers by a dialog, and nothing floats beside a dialog.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

/** Names what floats over a control: parts that are fixed to the window, other than bars that span it and dialogs. */
function listCovered(): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30);
  const all = [...document.querySelectorAll('body *')].filter(isSeen);
  const floating = all.filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    const isFixed = position === 'fixed' || element.matches('aside');
    return isFixed && pointerEvents !== 'none' && boxOf(element).width < innerWidth * 0.9;
  });
  const controls = all.filter((element) => element.matches('a[href], button, input, textarea, select, [tabindex="0"]'));
  return floating.flatMap((part) =>
    controls
      .filter((control) => {
        if (part.contains(control) || control.contains(part) || control.closest('[role="dialog"]')) return false;
        const [one, other] = [boxOf(part), boxOf(control)];
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom, innerHeight) - Math.max(one.top, other.top, 0);
        return width > 1 && height > 1;
      })
      .map((control) => `${nameOf(part)} over ${nameOf(control)}`),
  );
}
