import { expect, type Page, test } from '@playwright/test';
import { rounds } from '../../rounds.ts';
import { openCards, rawText } from './card-page.ts';

const ROUNDS = rounds(10);
const STEPS_PER_ROUND = 14;
const ROUNDS_PER_PAGE = 25;
const KEPT_STATES = 100;
const PAUSE_MS = 1000;
const WORDS = ['今天', '早起', 'abc', '，好', '😀', '一二三', ' ', '。'];

/** Numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The text and its history as a visitor expects them: typing is undone up to a pause, a line end, or a pasted or cut text. */
function createModel() {
  const past: string[] = [];
  const future: string[] = [];
  let present = '';
  /** The step of typing that the next key may join. */
  let step = 0;
  let openStep = 0;
  let isClosed = true;
  let pausedMs = Number.POSITIVE_INFINITY;
  const change = (next: string, ownStep: number) => {
    if (next === present) return;
    if (ownStep === 0 || ownStep !== openStep) past.push(present);
    if (past.length > KEPT_STATES) past.shift();
    present = next;
    openStep = ownStep;
    future.length = 0;
  };
  return {
    text: () => present,
    past,
    future,
    /** A change by the field itself. */
    edit(next: string, kind: 'typed' | 'line' | 'whole') {
      if (isClosed || pausedMs > PAUSE_MS || kind === 'whole') step += 1;
      isClosed = kind !== 'typed';
      pausedMs = 0;
      change(next, step);
    },
    replace: (next: string) => change(next, 0),
    pause: (ms: number) => {
      pausedMs += ms;
    },
    leave: () => {
      openStep = 0;
    },
    undo() {
      const before = past.pop();
      if (before === undefined) return;
      future.push(present);
      [present, openStep] = [before, 0];
    },
    redo() {
      const after = future.pop();
      if (after === undefined) return;
      past.push(present);
      [present, openStep] = [after, 0];
    },
  };
}

type Model = ReturnType<typeof createModel>;

interface Run {
  readonly page: Page;
  readonly model: Model;
  readonly random: () => number;
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

async function focusField({ page }: Run): Promise<void> {
  await rawText(page).focus();
}

async function type(run: Run, place: 'start' | 'end' | 'all'): Promise<void> {
  const { page, model, random } = run;
  await focusField(run);
  await page.keyboard.press({ start: 'Control+Home', end: 'Control+End', all: 'Control+a' }[place]);
  let typed = '';
  const before = model.text();
  for (const sign of pick(random, WORDS)) {
    typed += sign;
    await page.keyboard.insertText(sign);
    model.edit(place === 'start' ? typed + before : place === 'end' ? before + typed : typed, 'typed');
  }
}

/** What a visitor does, and what the model does beside it. */
const ACTIONS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  'type at the end': (run) => type(run, 'end'),
  'type at the start': (run) => type(run, 'start'),
  'type over everything': (run) => type(run, 'all'),
  'type a line end': async (run) => {
    await focusField(run);
    await run.page.keyboard.press('Control+End');
    await run.page.keyboard.press('Enter');
    run.model.edit(`${run.model.text()}\n`, 'line');
  },
  'delete the last character': async (run) => {
    const text = run.model.text();
    await focusField(run);
    await run.page.keyboard.press('Control+End');
    await run.page.keyboard.press('Backspace');
    if (text !== '') run.model.edit([...text].slice(0, -1).join(''), 'typed');
  },
  'delete everything': async (run) => {
    await focusField(run);
    await run.page.keyboard.press('Control+a');
    await run.page.keyboard.press('Delete');
    if (run.model.text() !== '') run.model.edit('', 'typed');
  },
  'cut everything and paste it twice': async (run) => {
    const text = run.model.text();
    if (text === '') return;
    await focusField(run);
    for (const key of ['Control+a', 'Control+x', 'Control+v', 'Control+v']) await run.page.keyboard.press(key);
    for (const next of ['', text, text + text]) run.model.edit(next, 'whole');
  },
  'paste at the end': async (run) => {
    const pasted = `${pick(run.random, WORDS)}\n${pick(run.random, WORDS)}`;
    await run.page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await focusField(run);
    await run.page.keyboard.press('Control+End');
    await run.page.keyboard.press('Control+v');
    run.model.edit(run.model.text() + pasted, 'whole');
  },
  pause: async ({ page, model }) => {
    await page.clock.runFor(PAUSE_MS + 100);
    model.pause(PAUSE_MS + 100);
  },
  'pause for a moment': async ({ page, model }) => {
    await page.clock.runFor(300);
    model.pause(300);
  },
  'leave the field': async ({ page, model }) => {
    await page.getByRole('heading', { level: 1 }).click();
    model.leave();
  },
  'empty by the button': async ({ page, model }) => {
    if (model.text() === '') return;
    await page.getByRole('button', { name: '清空' }).click();
    model.leave();
    model.replace('');
  },
  'undo by key': async (run) => {
    await focusField(run);
    await run.page.keyboard.press('Control+z');
    run.model.undo();
  },
  'redo by key': async (run) => {
    await focusField(run);
    await run.page.keyboard.press(pick(run.random, ['Control+Shift+z', 'Control+y']));
    run.model.redo();
  },
  'undo by button': ({ page, model }) => pressButton(page, '撤销', model, model.past, model.undo),
  'redo by button': ({ page, model }) => pressButton(page, '重做', model, model.future, model.redo),
};

/** Done more often, so that steps of typing meet pauses and undo. */
const FREQUENT = ['type at the end', 'type at the start', 'pause', 'pause for a moment', 'undo by key', 'redo by key'];

async function pressButton(
  page: Page,
  name: string,
  model: Model,
  states: readonly string[],
  act: () => void,
): Promise<void> {
  const button = page.getByRole('toolbar').getByRole('button', { name, exact: true });
  if (states.length === 0) return expect(button).toBeDisabled();
  await button.click();
  model.leave();
  act();
}

test(`${ROUNDS} random sequences of typing, pasting and undoing end as a model says`, async ({ browser }) => {
  test.setTimeout(120_000 + ROUNDS * 20_000);
  const random = createRandom(20_261);
  const names = [...Object.keys(ACTIONS), ...FREQUENT, ...FREQUENT];
  for (let round = 0; round < ROUNDS; ) {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.clock.install();
    await openCards(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const model = createModel();
    const last = Math.min(round + ROUNDS_PER_PAGE, ROUNDS);
    for (; round < last; round++) {
      const done: string[] = [];
      for (let step = 0; step < STEPS_PER_ROUND; step++) {
        const name = pick(random, names);
        done.push(name);
        await ACTIONS[name]?.({ page, model, random });
        expect(await rawText(page).inputValue(), `round ${round}: ${done.join(', ')}`).toBe(model.text());
      }
    }
    await context.close();
  }
});
