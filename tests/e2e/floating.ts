import { expect, type Page } from '@playwright/test';

/** Widths of a small phone, of the widest window with the phone layout, of the next one, and of a laptop. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
];

/** Pages without the shortcut widget. */
const WITHOUT_WIDGET = /\/(about|admin|data-center|evolution|flock-dance|me)$/;

/** Expects that nothing which floats over this page covers a control, at any size of its window. */
export async function expectNothingCovered(page: Page, path: string): Promise<void> {
  const rail = page.getByRole('complementary', { name: '快捷入口' });
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const isShown = size.width > 768 && !WITHOUT_WIDGET.test(path);
    await expect(rail, `${path} ${size.width} px`).toHaveCount(isShown ? 1 : 0);
    for (const share of [0, 1]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect.poll(() => page.evaluate(listCovered), `${path} ${size.width} px`).toEqual([]);
    }
  }
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
  if (floating.length === 0) return [];
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
