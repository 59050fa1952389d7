import type { BinaryKind, JsonApi, JsonProblem, RefusedRepair } from '../../workers/json/json.api.ts';
import { AppError } from '../core/errors.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward } from './forward.ts';

export type * from '../../workers/json/json.api.ts';

/**
 * The JSON tool's worker as the page calls it. Texts stay in the worker and are named by their number, until they are
 * closed or the worker is lost: after `worker-unavailable` or `stop` every number is invalid.
 * Failures are AppErrors as `JsonApi` lists them. Aborting a call stops the work with an AbortError; the texts stay.
 */
export interface JsonTool extends Forwarded<JsonApi, 'cancel' | 'close' | 'rest'> {
  close(id: number): void;
  rest(id: number): void;
  /** Ends the worker and with it every text. The next call starts a new one. */
  stop(): void;
}

export function openJsonTool(): JsonTool {
  const bridge = createBridge<JsonApi>({
    startWorker: () =>
      new Worker(new URL('../../workers/json/json.worker.ts', import.meta.url), { type: 'module', name: 'json' }),
  });
  const cancel = () => void bridge.call('cancel', []).catch(() => undefined);

  const calls = forward<JsonApi>(async (name, args, signal) => {
    signal?.throwIfAborted();
    // The bridge's own abort would end the worker and lose the texts.
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await bridge.call(name, args);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'cancelled')) throw error;
      throw new DOMException('The work was stopped', 'AbortError');
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  });

  return Object.assign(calls, {
    close: (id: number) => void bridge.call('close', [id]).catch(() => undefined),
    rest: (id: number) => void bridge.call('rest', [id]).catch(() => undefined),
    stop: () => bridge.stop(),
  });
}

/** The problem in the text when that is why a call failed, otherwise null. */
export function toJsonProblem(error: unknown): JsonProblem | null {
  if (!(error instanceof AppError) || error.code !== 'json-invalid') return null;
  return error.details as unknown as JsonProblem;
}

/** The repairs that a strict call refused, otherwise null. */
export function toRefusedRepair(error: unknown): RefusedRepair | null {
  return error instanceof AppError && error.code === 'repair-risky'
    ? (error.details as unknown as RefusedRepair)
    : null;
}

/** The kind of a file when a call failed because the file is not text, otherwise null. */
export function toBinaryKind(error: unknown): BinaryKind | null {
  return error instanceof AppError && error.code === 'binary-file' ? (error.details.kind as BinaryKind) : null;
}
