import type { BrowserContext, Page } from '@playwright/test';
import { portalPath, withBase } from '../../src/core/paths.ts';
import { copy } from '../../src/features/json-yaml/json/copy.ts';
import type { JsonResult, OpenedDocument } from '../../workers/json/json.api.ts';
import type { ByteHash } from '../json/slow-indent.ts';
import { NAME_SHIM } from './name-shim.ts';

/** The baseline's worker is served beside the product's own, under the same policy. */
const ENGINE_PATH = withBase('/assets/bench-engine.js');

/** The baseline, without the core: the engine's own functions, in a worker as well. */
const ENGINE_WORKER = `
const kept = [];
onmessage = async ({ data: { source } }) => {
  kept.length = 0;
  try {
    const isFile = source instanceof Blob;
    const text = isFile ? await source.text() : source;
    const result = JSON.stringify(JSON.parse(text), null, 2);
    kept.push(isFile ? new Blob([result]) : result);
    postMessage({ length: result.length });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};`;

interface LabWindow {
  jsonWorkerUrl?: string;
  jsonLab: {
    worker: Worker;
    engine: Worker;
    text: string;
  };
}

/** The chosen file, its text, or a text of two characters. */
type LabSource = 'file' | 'text' | 'small';

interface IndentTimes {
  /** Milliseconds until the text can be shown: it is read, and its lines are found. */
  readonly openMs: number;
  readonly indentMs: number;
}

export interface JsonLab {
  readonly page: Page;
  /** Chooses a file for the following calls, as a visitor does. */
  choose(path: string): Promise<void>;
  /** Uses the chosen file's text for the following calls, as after a paste. */
  readText(): Promise<void>;
  /** Replaces both workers by new ones, which have loaded their code. */
  restart(): Promise<void>;
  /** Opens and indents the input in the product's worker, where the result is kept. */
  indent(source: LabSource): Promise<IndentTimes>;
  /** The same, but gives the hash of the result instead of the time. */
  hashIndented(source: LabSource): Promise<ByteHash>;
  /** The same with the engine's own functions. @returns milliseconds. @throws when the engine fails. */
  indentByEngine(source: LabSource): Promise<number>;
}

/** A page of the product with its built JSON worker, and a worker with the engine's functions beside it. */
export async function openJsonLab(context: BrowserContext, origin: string): Promise<JsonLab> {
  const page = await context.newPage();
  await page.addInitScript({ content: NAME_SHIM });
  await page.addInitScript(() => {
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === 'json') (window as unknown as LabWindow).jsonWorkerUrl = String(url);
      }
    };
  });
  const engine = { contentType: 'text/javascript', body: ENGINE_WORKER };
  await context.route(`**${ENGINE_PATH}`, (route) => route.fulfill(engine));
  await page.goto(`${origin}${withBase(portalPath('json-yaml'))}`);
  // The editor replaces this field when it receives the focus.
  await page.locator('textarea').first().focus();
  // The page starts its worker with the first text.
  await page.locator('.cm-content').fill('{}');
  await page.getByRole('button', { name: copy.toolbar.actions.format, exact: true }).click();
  await page.waitForFunction(() => (window as unknown as LabWindow).jsonWorkerUrl);
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { type: 'file', id: 'bench-file' });
    document.body.append(input);
  });
  const ask = (source: LabSource, withHash: boolean) => page.evaluate(runProduct, { source, withHash });
  const lab: JsonLab = {
    page,
    choose: (path) => page.setInputFiles('#bench-file', path),
    readText: () => page.evaluate(readChosenText),
    async restart() {
      await page.evaluate(startWorkers, ENGINE_PATH);
      await ask('small', false);
    },
    indent: async (source) => (await ask(source, false)).times,
    hashIndented: async (source) => (await ask(source, true)).hash,
    indentByEngine: (source) => page.evaluate(runEngine, source),
  };
  await lab.restart();
  return lab;
}

async function readChosenText(): Promise<void> {
  const file = document.querySelector<HTMLInputElement>('#bench-file')?.files?.[0];
  (window as unknown as LabWindow).jsonLab.text = (await file?.text()) ?? '';
}

async function startWorkers(enginePath: string): Promise<void> {
  const lab = window as unknown as LabWindow;
  lab.jsonLab?.worker.terminate();
  lab.jsonLab?.engine.terminate();
  const worker = new Worker(lab.jsonWorkerUrl ?? '', { type: 'module' });
  lab.jsonLab = { worker, engine: new Worker(enginePath), text: lab.jsonLab?.text ?? '' };
  const ready = new Promise((resolve) => lab.jsonLab.engine.addEventListener('message', resolve, { once: true }));
  lab.jsonLab.engine.postMessage({ source: '{}' });
  await ready;
}

/** Calls the worker over the wire protocol of the page's own bridge. */
async function runProduct({ source, withHash }: { readonly source: LabSource; readonly withHash: boolean }) {
  const { worker, text } = (window as unknown as LabWindow).jsonLab;
  const call = <Result>(method: string, ...list: unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      const id = `bench-${Math.random()}`;
      const listen = ({ data }: MessageEvent) => {
        if (data?.id !== id) return;
        worker.removeEventListener('message', listen);
        if (data.value.ok) resolve(data.value.value);
        else reject(new Error(data.value.error.message));
      };
      worker.addEventListener('message', listen);
      const argumentList = list.map((value) => ({ type: 'RAW', value }));
      worker.postMessage({ id, type: 'APPLY', path: [method], argumentList });
    });
  const file = document.querySelector<HTMLInputElement>('#bench-file')?.files?.[0];
  const given = { file, text, small: '{}' }[source];
  const options = { indent: 2, repairs: false };
  const before = performance.now();
  const opened = await call<OpenedDocument>('open', given);
  const between = performance.now();
  const result = await call<JsonResult>('format', opened.id, options);
  const times = { openMs: between - before, indentMs: performance.now() - between };
  const hash = { hash: 0x811c9dc5, byteLength: 0 };
  if (withHash) {
    const blob = await call<Blob>('getBlob', result.document.id);
    const reader = blob.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      for (const byte of piece.value) hash.hash = Math.imul(hash.hash ^ byte, 0x01000193) >>> 0;
      hash.byteLength += piece.value.length;
    }
  }
  await call('close', opened.id);
  await call('close', result.document.id);
  return { times, hash };
}

function runEngine(source: LabSource): Promise<number> {
  const { engine, text } = (window as unknown as LabWindow).jsonLab;
  const file = document.querySelector<HTMLInputElement>('#bench-file')?.files?.[0];
  return new Promise((resolve, reject) => {
    const before = performance.now();
    engine.onmessage = ({ data }) => {
      if (data.error === undefined) resolve(performance.now() - before);
      else reject(new Error(data.error));
    };
    engine.postMessage({ source: source === 'file' ? file : text });
  });
}
