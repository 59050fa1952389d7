import type { Page } from '@playwright/test';
import { portalPath, withBase } from '../src/core/paths.ts';
import { TEXT_MAX_CHARS } from '../src/features/xhs-helper/constants.ts';
import { NAME_SHIM } from './browser/name-shim.ts';
import { CARDS } from './budgets.ts';
import { CARD_TEXTS } from './card-split/content.ts';
import type { Bench, Part } from './part.ts';

const ROUNDS = 8;
const KEYS = 'abcdefghij';
const SETTLE_MS = 3000;
/** Longer than the pause after which the text is divided, so that a division may run between two keys. */
const SLOW_KEY_MS = 200;
const FIELD = 'main textarea';
/** Stands beside the cards' own text fields, each of which has a card around it. */
const RAW_FIELD = `${FIELD}:not([data-card] *)`;

/** Ten keys in the longest text that the card maker takes, from each key to the painted letter. */
export const pageCards: Part = {
  name: 'page-cards',
  async run(bench) {
    const page = await (await bench.openBrowser()).newPage({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    await page.addInitScript({ content: NAME_SHIM });
    await page.goto(`${await bench.openServer()}${withBase(portalPath('xhs-helper'))}`);
    await page.locator(`${RAW_FIELD}:not([readonly])`).waitFor();
    await enterLongText(page);
    const atOnce: number[] = [];
    const slowly: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      atOnce.push((await timeKeys(page, 0)).wall);
      await page.waitForTimeout(SETTLE_MS);
      slowly.push((await timeKeys(page, SLOW_KEY_MS)).sum);
      await page.waitForTimeout(SETTLE_MS);
    }
    report(bench, atOnce, slowly, await page.locator(RAW_FIELD).inputValue());
  },
};

/** Leaves room for the keys. */
async function enterLongText(page: Page): Promise<void> {
  const chars = TEXT_MAX_CHARS - 2 * ROUNDS * KEYS.length;
  const prose = CARD_TEXTS.join('\n\n');
  const text = prose.repeat(Math.ceil(chars / prose.length)).slice(0, chars);
  await page.evaluate(
    ([selector, value]) => {
      const field = document.querySelector<HTMLTextAreaElement>(selector);
      if (field === null) throw new Error('No field');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
      field.focus();
      field.setSelectionRange(value.length >> 1, value.length >> 1);
    },
    [RAW_FIELD, text] as const,
  );
  await page.locator('[data-card]').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
}

/**
 * Types the keys, and follows each from its press to the frame that shows it.
 * @returns milliseconds from the first key to the frame of the last, and the sum over all keys. Keys that come at once
 *   wait for the same frames, so that their sum counts the same time several times.
 */
async function timeKeys(page: Page, pauseMs: number): Promise<{ readonly wall: number; readonly sum: number }> {
  await page.evaluate(() => {
    const spans: Promise<readonly [pressed: number, painted: number]>[] = [];
    const follow = ({ timeStamp }: KeyboardEvent) =>
      spans.push(
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve([timeStamp, performance.now()]);
            port2.postMessage(null);
          }),
        ),
      );
    addEventListener('keydown', follow, { capture: true });
    const readSpans = () => {
      removeEventListener('keydown', follow, { capture: true });
      return Promise.all(spans);
    };
    Object.assign(window, { readSpans });
  });
  for (const key of KEYS) {
    await page.keyboard.press(key);
    if (pauseMs > 0) await page.waitForTimeout(pauseMs);
  }
  const spans = await page.evaluate(() => (window as unknown as Followed).readSpans());
  if (spans.length !== KEYS.length) throw new Error(`${spans.length} keys were followed`);
  const first = Math.min(...spans.map(([pressed]) => pressed));
  const last = Math.max(...spans.map(([, painted]) => painted));
  return { wall: last - first, sum: spans.reduce((sum, [pressed, painted]) => sum + painted - pressed, 0) };
}

interface Followed {
  readSpans(): Promise<(readonly [pressed: number, painted: number])[]>;
}

function report({ report: to }: Bench, atOnce: readonly number[], slowly: readonly number[], text: string): void {
  to.check('every key is in the text', text.split(KEYS).length - 1 === 2 * ROUNDS, `${text.length} characters`);
  const bar = CARDS.tenKeysMs;
  const of = `of ${TEXT_MAX_CHARS} characters`;
  to.measure({ measure: `ten keys at once, ${of}`, unit: 'ms', samples: [...atOnce], bar });
  to.measure({ measure: `ten keys while the text is divided, ${of}`, unit: 'ms', samples: [...slowly], bar });
}
