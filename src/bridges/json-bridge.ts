import type {
  BinaryKind,
  DuplicateKey,
  FormatOptions,
  JsonApi,
  JsonComparison,
  JsonDiffOptions,
  JsonIndent,
  JsonProblem,
  JsonResult,
  OpenedDocument,
  SortOption,
  TextEncodingName,
  TextLine,
  TextMatch,
  TextPlace,
} from '../../workers/json/json.api.ts';
import { AppError } from '../core/errors.ts';
import { createBridge } from './create-bridge.ts';
import { createTreeCalls, type TreeApi } from './json-tree-calls.ts';

export type {
  BinaryKind,
  DuplicateKey,
  FormatOptions,
  JsonComparison,
  JsonDifference,
  JsonDifferenceKind,
  JsonDifferenceSide,
  JsonDiffOptions,
  JsonErrorKind,
  JsonExpectation,
  JsonIndent,
  JsonProblem,
  JsonRepair,
  JsonResult,
  OpenedDocument,
  RepairReport,
  TextDocument,
  TextEncodingName,
  TextLine,
  TextMatch,
  TextPlace,
} from '../../workers/json/json.api.ts';

/**
 * The JSON tool's worker as the page sees it. Texts stay in the worker and are named by their number, until they are
 * closed or the worker is lost: after `worker-unavailable` or `stop` no number means anything any more.
 * Failures are AppErrors as `JsonApi` lists them. Aborting stops the work, the texts stay; it fails with an AbortError.
 */
export interface JsonTool extends TreeApi {
  open(source: Blob | string, signal?: AbortSignal): Promise<OpenedDocument>;
  decodeAs(id: number, encoding: TextEncodingName, signal?: AbortSignal): Promise<OpenedDocument>;
  close(id: number): void;
  format(id: number, options: FormatOptions, signal?: AbortSignal): Promise<JsonResult>;
  minify(id: number, options?: SortOption, signal?: AbortSignal): Promise<JsonResult>;
  validate(id: number, signal?: AbortSignal): Promise<{ readonly tookMs: number }>;
  escape(id: number, signal?: AbortSignal): Promise<JsonResult>;
  unescape(id: number, options: { readonly indent: JsonIndent }, signal?: AbortSignal): Promise<JsonResult>;
  findDuplicateKeys(id: number, signal?: AbortSignal): Promise<readonly DuplicateKey[]>;
  diff(leftId: number, rightId: number, options: JsonDiffOptions, signal?: AbortSignal): Promise<JsonComparison>;
  /** Share of the work under way that is done; null when there is none. */
  progress(): Promise<number | null>;
  getLines(id: number, from: number, count: number): Promise<readonly TextLine[]>;
  getText(id: number, maxBytes: number): Promise<string>;
  getBlob(id: number): Promise<Blob>;
  find(id: number, query: FindQuery, from: TextPlace, isBackwards: boolean): Promise<TextMatch | null>;
  /** Ends the worker and with it every text. The next call starts a new one. */
  stop(): void;
}

export interface FindQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

export function openJsonTool(): JsonTool {
  const bridge = createBridge<JsonApi>({
    startWorker: () =>
      new Worker(new URL('../../workers/json/json.worker.ts', import.meta.url), { type: 'module', name: 'json' }),
  });
  const cancel = () => void bridge.call('cancel', []).catch(() => undefined);

  // Ending the worker, as an abort of the bridge does, would lose the texts.
  const stoppable = async <Result>(signal: AbortSignal | undefined, call: () => Promise<Result>): Promise<Result> => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'cancelled')) throw error;
      throw new DOMException('The work was stopped', 'AbortError');
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };

  return {
    ...createTreeCalls(bridge),
    open: (source, signal) => stoppable(signal, () => bridge.call('open', [source])),
    decodeAs: (id, encoding, signal) => stoppable(signal, () => bridge.call('decodeAs', [id, encoding])),
    close: (id) => void bridge.call('close', [id]).catch(() => undefined),
    format: (id, options, signal) => stoppable(signal, () => bridge.call('format', [id, options])),
    minify: (id, options, signal) => stoppable(signal, () => bridge.call('minify', [id, options])),
    validate: (id, signal) => stoppable(signal, () => bridge.call('validate', [id])),
    escape: (id, signal) => stoppable(signal, () => bridge.call('escape', [id])),
    unescape: (id, options, signal) => stoppable(signal, () => bridge.call('unescape', [id, options])),
    findDuplicateKeys: (id, signal) => stoppable(signal, () => bridge.call('findDuplicateKeys', [id])),
    diff: (leftId, rightId, options, signal) =>
      stoppable(signal, () => bridge.call('diff', [leftId, rightId, options])),
    progress: () => bridge.call('progress', []),
    getLines: (id, from, count) => bridge.call('getLines', [id, from, count]),
    getText: (id, maxBytes) => bridge.call('getText', [id, maxBytes]),
    getBlob: (id) => bridge.call('getBlob', [id]),
    find: (id, query, from, isBackwards) =>
      stoppable(undefined, () => bridge.call('find', [id, query, from, isBackwards])),
    stop: () => bridge.stop(),
  };
}

/** What is wrong with a text, when that is why a call failed. */
export function toJsonProblem(error: unknown): JsonProblem | null {
  if (!(error instanceof AppError) || error.code !== 'json-invalid') return null;
  return error.details as unknown as JsonProblem;
}

/** What a file is, when a call failed because it is no text. */
export function toBinaryKind(error: unknown): BinaryKind | null {
  return error instanceof AppError && error.code === 'binary-file' ? (error.details.kind as BinaryKind) : null;
}
