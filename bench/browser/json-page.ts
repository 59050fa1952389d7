import type { BrowserContext, Page } from '@playwright/test';
import { portalPath, withBase } from '../../src/core/paths.ts';
import { copy } from '../../src/features/json-yaml/json/copy.ts';
import { copy as sharedCopy } from '../../src/features/json-yaml/parts/copy.ts';
import { NAME_SHIM } from './name-shim.ts';

interface WatchedWindow {
  benchTasks: number[];
  benchFetches: number[];
  benchChosenAt: number;
}

/** Events on the page since the last reading, in milliseconds. */
interface PageEvents {
  /** Intervals in which the page could not respond: long tasks as the browser reports them, or late timers. */
  readonly stalls: readonly number[];
  /** From the request for lines to their arrival. */
  readonly fetches: readonly number[];
}

interface FirstLines {
  /** From the choice of the file to its first lines. */
  readonly openMs: number;
  /** From the click to the first lines of the result. */
  readonly indentMs: number;
}

const TIMER_MS = 4;

/** Opens the JSON tool, starts its worker with a small text, and watches the page. */
export async function openJsonPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  await page.addInitScript(watchPage, TIMER_MS);
  await page.goto(`${origin}${withBase(portalPath('json-yaml'))}`);
  // The editor replaces this field when it receives the focus.
  await page.locator('textarea').first().focus();
  await page.locator('.cm-content').fill('{"a":1}');
  await press(page, copy.toolbar.actions.format);
  await outputText(page).locator('.content').first().waitFor();
  return page;
}

export const outputText = (page: Page) => page.getByRole('textbox', { name: copy.panes.output });

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

export function takeEvents(page: Page): Promise<PageEvents> {
  return page.evaluate(() => {
    const { benchTasks, benchFetches } = window as unknown as WatchedWindow;
    return { stalls: benchTasks.splice(0), fetches: benchFetches.splice(0) };
  });
}

/**
 * Opens a file through the file picker, presses the format button as soon as its lines are shown, and waits for the
 * result's lines.
 */
export async function indentFile(page: Page, path: string): Promise<FirstLines> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, sharedCopy.toolbar.open);
  const names = { input: copy.panes.input, output: copy.panes.output, format: copy.toolbar.actions.format };
  const lines = page.evaluate(followFile, names);
  await (await chooser).setFiles(path);
  return lines;
}

/** Jumps to places all over the result, to a new one every few frames, until all lines are shown. */
export function jumpAbout(page: Page, places: readonly number[]): Promise<void> {
  return outputText(page).evaluate(async (scroller, shares) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isFilled = () => {
      const contents = [...scroller.querySelectorAll('.content')];
      return contents.length > 0 && contents.every(({ textContent }) => textContent !== '');
    };
    for (const share of shares) {
      scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
      do await frame();
      while (!isFilled());
    }
  }, places);
}

async function followFile(names: { readonly input: string; readonly output: string; readonly format: string }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = async (what: string, isTrue: () => boolean) => {
    const latest = performance.now() + 30_000;
    while (!isTrue()) {
      if (performance.now() > latest) throw new Error(`Waited in vain for ${what}`);
      await frame();
    }
    return performance.now();
  };
  const hasLines = (name: string) => {
    const text = document.querySelector(`[role=textbox][aria-readonly][aria-label="${name}"] .content`)?.textContent;
    return text !== undefined && text !== '';
  };
  const watched = window as unknown as WatchedWindow;
  watched.benchChosenAt = 0;
  const openedAt = await until('the file', () => watched.benchChosenAt > 0 && hasLines(names.input));
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === names.format);
  await until('the button', () => button?.disabled === false && !hasLines(names.output));
  const clickedAt = performance.now();
  button?.click();
  const indentedAt = await until('the result', () => hasLines(names.output));
  return { openMs: openedAt - watched.benchChosenAt, indentMs: indentedAt - clickedAt };
}

function watchPage(timerMs: number): void {
  const watched = window as unknown as WatchedWindow;
  watched.benchTasks = [];
  watched.benchFetches = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    watched.benchTasks.push(Math.max(now - last - timerMs, 0));
    last = now;
  }, timerMs);
  // The page's own input is not in the document, so its events pass no other element.
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function (): void {
    this.addEventListener('change', () => {
      watched.benchChosenAt = performance.now();
    });
    click.call(this);
  };
  const askedAt = new Map<string, number>();
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        const at = askedAt.get(data?.id);
        if (at === undefined) return;
        askedAt.delete(data.id);
        watched.benchFetches.push(performance.now() - at);
      });
    }
    override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
      const { id, path } = (message ?? {}) as { id?: string; path?: readonly string[] };
      if (id !== undefined && path?.[0] === 'getLines') askedAt.set(id, performance.now());
      super.postMessage(message, transfer as Transferable[]);
    }
  };
}
