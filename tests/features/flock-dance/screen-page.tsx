import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import * as flockBridge from '../../../src/bridges/flock-bridge.ts';
import { AppError } from '../../../src/core/errors.ts';
import { portalPath } from '../../../src/core/paths.ts';
import { useRunStatus } from '../../../src/features/flock-dance/canvas/run-status-store.ts';
import { flockChoices } from '../../../src/features/flock-dance/choices-store.ts';
import FlockDanceScreen from '../../../src/features/flock-dance/FlockDanceScreen.tsx';
import { hintDismissed } from '../../../src/features/flock-dance/feeding/feeding-hint-store.ts';
import { accountGames, useAccountRecords } from '../../../src/features/flock-dance/game/account-games-store.ts';
import { runRecords } from '../../../src/features/flock-dance/game/records-store.ts';
import { taste } from '../../../src/features/flock-dance/game/taste-store.ts';
import type { FlockChoices } from '../../../src/features/flock-dance/model/flock-settings.ts';
import { flockRecordsApi } from '../../../src/shared/api/flock-records-api.ts';
import { focusLengths, focusSignals, focusTimer } from '../../../src/shared/focus/focus-stores.ts';
import { closeAccountDialog, finishLogin, takeInterruptedAction } from '../../../src/shared/session/account-dialogs.ts';
import { sessionController } from '../../../src/shared/session/session.ts';
import { click, render } from '../../app/render.tsx';
import { aReply, aUser } from '../../shared/session/a-session.ts';
import { type FakePond, openFakePond, ponds, RUN_STATUS } from './a-pond.ts';

const FLOCK_PATH = portalPath('flock-dance');

interface ScreenOptions {
  /** The address's query, as `?seed=7`. */
  readonly search?: string;
  readonly choices?: Partial<FlockChoices>;
  /** The signed-in user's id; null for a visitor. */
  readonly userId?: string | null;
  /** What the browser has stored from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
}

export interface ScreenPage {
  readonly pond: FakePond;
  readonly navigate: (to: string) => Promise<void>;
  readonly path: () => string;
}

/** The swarm canvas over a fake pond that has drawn its first frame. */
export async function renderScreen(options: ScreenOptions = {}): Promise<ScreenPage> {
  const page = await mountScreen(options);
  await page.pond.swim();
  return page;
}

/** The swarm canvas over a fake pond that is still starting. */
export async function mountScreen(options: ScreenOptions = {}): Promise<ScreenPage> {
  resetBrowser(options);
  vi.spyOn(flockBridge, 'openFlock').mockImplementation(openFakePond);
  const router = createMemoryRouter(
    [
      { path: FLOCK_PATH, element: <FlockDanceScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`${FLOCK_PATH}${options.search ?? ''}`] },
  );
  await render(<RouterProvider router={router} />);
  return {
    pond: latestPond(),
    navigate: (to) => act(async () => router.navigate(to)),
    path: () => router.state.location.pathname,
  };
}

function resetBrowser({ choices = {}, userId = '1', stored = {} }: ScreenOptions): void {
  localStorage.clear();
  runRecords.clear();
  accountGames.clear();
  taste.clear();
  useAccountRecords.setState({ userId: null, records: null, problem: null });
  // Without a server the account's part of a game waits. Its own tests have one.
  for (const name of ['fetchRecords', 'startDaily', 'submitRuns'] as const) {
    if (!vi.isMockFunction(flockRecordsApi[name])) {
      vi.spyOn(flockRecordsApi, name).mockRejectedValue(new AppError('NETWORK', 'No server'));
    }
  }
  flockChoices.clear();
  hintDismissed.clear();
  useRunStatus.setState({ run: null });
  closeAccountDialog();
  sessionController.end();
  for (const store of [focusTimer, focusLengths, focusSignals]) store.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  focusTimer.refresh();
  runRecords.refresh();
  flockChoices.update((before) => ({ ...before, ...choices }));
  if (userId !== null) signIn(userId);
}

/** Gives every element this size, and reports it to observers, until the end of the test. Call before `renderScreen`. */
export function emulateSize(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  class Observer extends ResizeObserver {
    readonly #report: ResizeObserverCallback;

    constructor(report: ResizeObserverCallback) {
      super(report);
      this.#report = report;
    }

    override observe(): void {
      this.#report([], this);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Makes every media query that contains one of these features match until the end of the test. Call before `renderScreen`. */
export function emulateMedia(...features: readonly string[]): void {
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) => {
    const list = query(text);
    const matches = features.some((feature) => text.includes(feature));
    return Object.defineProperty(list, 'matches', { value: matches });
  });
}

export function latestPond(): FakePond {
  const pond = ponds.at(-1);
  if (pond === undefined) throw new Error('No pond was opened');
  return pond;
}

/**
 * Makes a part of the page that is loaded when it is needed fail as if its file could not be fetched, until the returned
 * function is called or the test ends.
 */
export function withhold<Name extends string>(file: { readonly [name in Name]: unknown }, name: Name): () => void {
  const reading = vi.spyOn(file as Record<string, unknown>, name as string, 'get');
  reading.mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  return () => void reading.mockRestore();
}

/** Call inside `act` once the screen is mounted. */
export function signIn(userId: string): void {
  sessionController.begin(aReply(`token-${userId}`, { user: aUser({ id: userId }) }));
}

/** Logs in by the dialog, as the shell does: it closes, and then the interrupted action runs. */
export const logIn = (userId: string) =>
  act(async () => {
    signIn(userId);
    finishLogin();
    takeInterruptedAction()?.();
  });

/** Another part of the page, or another tab, changes the remembered choices. */
export const choose = (change: Partial<FlockChoices>) =>
  act(async () => void flockChoices.update((before) => ({ ...before, ...change })));

export const signOutNow = () => act(async () => sessionController.end());

/** Lets the page's timers and requests settle, such as a dialog's code and the next status of the pond. */
export const settle = (milliseconds = 0) => act(async () => new Promise((done) => setTimeout(done, milliseconds)));

/** The pond reports this about the game. */
export const reportRun = (run: Partial<flockBridge.RunStatus>) =>
  act(async () => useRunStatus.setState({ run: { ...RUN_STATUS, ...run } }));

/** Plays from the invitation, on the control panel or in the note of a friend's challenge, to the start of a game. */
export async function startGame(kind: '自由捕鱼' | '今日鱼塘' = '自由捕鱼'): Promise<void> {
  await pressButton(/^(试试捕鱼|接受挑战)$/);
  await pressButton(new RegExp(kind), await openedDialog('开始捕鱼'));
  await settle();
}

/** The dialog, once its code has arrived. */
export const openedDialog = (name: string) => until(() => dialog(name), `dialog ${name}`);

export async function openSettings(): Promise<HTMLElement> {
  await pressButton('画布设置');
  return openedDialog('画布设置');
}

export const settingsClosed = () => until(() => dialog('画布设置') === null, 'the settings close');

/** Waits for something that takes a few rounds of the event loop, or the pond's next status. */
export async function until<T>(read: () => T | null | undefined | false, what: string, timeoutMs = 12_000): Promise<T> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const value = read();
    if (value !== null && value !== undefined && value !== false) return value;
    await settle();
  }
  throw new Error(`Nothing came: ${what}`);
}

export const water = () => query('[data-step]');
export const dialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find((element) => nameOf(element) === name) ?? null;

/** The first element with this role and accessible name; null where there is none. */
export function find(role: string, name: string | RegExp, inside: ParentNode = document): HTMLElement | null {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const selector = `[role="${role}"]${NATIVE[role] === undefined ? '' : `, ${NATIVE[role]}`}`;
  return [...inside.querySelectorAll<HTMLElement>(selector)].find((element) => matches(nameOf(element))) ?? null;
}

const NATIVE: Readonly<Record<string, string>> = {
  button: 'button',
  textbox: 'input[type="text"], textarea',
  slider: 'input[type="range"]',
};

export const pressButton = async (name: string | RegExp, inside?: ParentNode) =>
  click(find('button', name, inside ?? document));

export function query(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** Presses a key where the focus is. Returns whether the page has taken it from the browser. */
export async function pressKey(init: string | KeyboardEventInit, target: EventTarget | null = document.activeElement) {
  const options = typeof init === 'string' ? keyInit(init) : init;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
  await act(async () => target?.dispatchEvent(event));
  return event.defaultPrevented;
}

export const releaseKey = (name: string, target: EventTarget | null = document.activeElement) =>
  act(async () => target?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, ...keyInit(name) })));

function keyInit(name: string): KeyboardEventInit {
  return /^[a-z]$/.test(name)
    ? { key: name, code: `Key${name.toUpperCase()}` }
    : { key: name === 'Space' ? ' ' : name, code: name };
}

/** A pointer event on the water, which is at the top left corner of the page. */
export const pointAt = (type: string, x: number, y: number, init: PointerEventInit = {}) =>
  act(async () =>
    water().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: x,
        clientY: y,
        ...init,
      }),
    ),
  );

export async function tap(x: number, y: number): Promise<void> {
  await pointAt('pointerdown', x, y);
  await pointAt('pointerup', x, y);
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (ids.length > 0)
    return ids
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const byFor = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  return (byFor ?? element.closest('label') ?? element).textContent?.trim() ?? '';
}
