import { act } from 'react';
import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { createCompareController } from '../../../src/features/json-yaml/compare/compare-controller.ts';
import * as editorFile from '../../../src/features/json-yaml/editor/editor.ts';
import { createJsonController } from '../../../src/features/json-yaml/json/json-controller.ts';
import { JsonPanel } from '../../../src/features/json-yaml/panels/JsonPanel.tsx';
import { YamlPanel } from '../../../src/features/json-yaml/panels/YamlPanel.tsx';
import { takeInput } from '../../../src/features/json-yaml/parts/input-actions.ts';
import type { InputController } from '../../../src/features/json-yaml/parts/input-controller.ts';
import { createYamlController } from '../../../src/features/json-yaml/yaml/yaml-controller.ts';
import * as clipboardFile from '../../../src/platform/clipboard.ts';
import * as downloadFile from '../../../src/platform/download.ts';
import { useToastStore } from '../../../src/shared/toast-store.ts';
import { click, render } from '../../app/render.tsx';
import { until } from '../../shared/dom.ts';
import { createEditor, toEditorTheme } from './a-text-editor.ts';
import { yamlTool } from './a-yaml-tool.ts';
import { createJsonTool } from './json/a-json-tool.ts';

beforeAll(() => {
  // An editor is created only for a visitor who has used the page.
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive: true }) });
});
afterAll(() => void Reflect.deleteProperty(navigator, 'userActivation'));

beforeEach(() => {
  // The virtual lists draw only what fits into their height, which a document without layout does not have.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(editorFile, 'createEditor').mockImplementation(createEditor);
  vi.spyOn(editorFile, 'toEditorTheme').mockImplementation(toEditorTheme);
  vi.spyOn(clipboardFile, 'readClipboard').mockResolvedValue(null);
  vi.spyOn(clipboardFile, 'writeClipboard').mockResolvedValue();
  vi.spyOn(downloadFile, 'downloadBlob').mockReturnValue();
});

/** The JSON tool over the worker's own service, with this text typed into it. */
export async function openJsonPanel(text = '') {
  const { tool } = createJsonTool();
  const controller = createJsonController(tool);
  onTestFinished(() => controller.leave());
  const compare = createCompareController(controller, { yaml: yamlTool });
  await render(<JsonPanel controller={controller} compare={compare} />);
  await until(() => find('JSON 输入') !== null);
  if (text !== '') await type('JSON 输入', text);
  return { controller, compare, tool };
}

/** The YAML tool over the worker's own service, with this text typed into it. */
export async function openYamlPanel(text = '', onJsonTool?: (text: string) => void) {
  const controller = createYamlController(yamlTool, { detect: createJsonTool().tool.detect });
  onTestFinished(() => controller.leave());
  await render(<YamlPanel controller={controller} {...(onJsonTool === undefined ? {} : { onJsonTool })} />);
  await until(() => find('YAML 输入') !== null);
  if (text !== '') await type('YAML 输入', text);
  return { controller };
}

/** Opens a file as the file picker does. */
export async function openFile(controller: InputController, file: File): Promise<void> {
  await act(() => takeInput(controller, file, file.name));
}

/** A text, a list or a region by its name; null when it is not shown. The field before the editor is none of them. */
export function find(name: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)];
  return (
    found.find(
      (element) => element.closest('[hidden]') === null && !['BUTTON', 'TEXTAREA'].includes(element.tagName),
    ) ?? null
  );
}

/** A button by its words or its name. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) =>
      (each.textContent === name || each.getAttribute('aria-label') === name) && each.closest('[hidden]') === null,
  );
  if (found === undefined) throw new Error(`No button ${name}`);
  return found;
}

export const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);

export async function press(name: string): Promise<void> {
  await click(button(name));
}

/** Types over the whole text of an editor. */
export async function type(label: string, text: string): Promise<void> {
  await until(() => find(label) !== null);
  await act(async () => find(label)?.dispatchEvent(new CustomEvent('test-type', { detail: text })));
}

/** Waits until the page, or one part of it, shows these words. */
export async function shows(words: string | RegExp, part: () => Element | null = () => document.body): Promise<void> {
  await until(() => (part()?.textContent ?? '').match(words instanceof RegExp ? words : toPattern(words)) !== null);
}

const toPattern = (words: string) => new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));

/** The lines of a read-only text. */
export function lines(label: string): string[] {
  return [...(find(label)?.querySelectorAll('.content') ?? [])].map(({ textContent }) => textContent ?? '');
}

export async function showsLines(label: string, expected: readonly string[]): Promise<void> {
  await until(() => JSON.stringify(lines(label)) === JSON.stringify(expected));
}

/** Chooses an option of a select field. */
export async function choose(label: string, option: string): Promise<void> {
  const fields = [...document.querySelectorAll('[role=combobox]')];
  const field = fields.find((each) => each.closest('.MuiFormControl-root')?.textContent?.includes(label));
  await act(async () => field?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const options = [...document.querySelectorAll('[role=option]')];
  await click(options.find(({ textContent }) => textContent === option));
}

/** Sets a switch by its label. */
export async function toggle(label: string): Promise<void> {
  const labels = [...document.querySelectorAll('label')];
  await click(labels.find(({ textContent }) => textContent === label)?.querySelector('input'));
}

export const alertText = () => document.querySelector('[role=alert]')?.textContent ?? '';
export const statusText = () => document.querySelector('footer[aria-label="状态"]')?.textContent ?? '';

/** Words of the toasts, newest last. */
export const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);

/** Presses the button of the newest toast. */
export async function pressToast(): Promise<void> {
  const toast = useToastStore.getState().toasts.at(-1);
  await act(async () => {
    toast?.action?.onClick();
    useToastStore.setState({ toasts: [] });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Drags files over an element and drops them. @returns whether the page took them. */
export async function drop(target: Element | null, files: readonly File[]): Promise<boolean> {
  const send = (name: string) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } });
    target?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let isTaken = false;
  await act(async () => {
    send('dragover');
    isTaken = send('drop');
  });
  return isTaken;
}
