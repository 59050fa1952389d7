import { AppError } from '../../../src/core/errors.ts';
import type { JsonApi, JsonProblem } from '../../../workers/json/json.api.ts';
import type { JsonServiceDeps } from '../../../workers/json/json-context.ts';
import { createJsonService } from '../../../workers/json/json-service.ts';
import { loadCore } from '../../wasm/json/load-core.ts';

/** The service over the product's core, with a repair that changes nothing. */
export function createService(deps: Partial<JsonServiceDeps> = {}): JsonApi {
  return createJsonService({
    loadCore: async () => loadCore(),
    openScratch: async () => null,
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    repair: (text) => ({ text, count: 0, repairs: [], groups: [], isTruncated: false }),
    ...deps,
  });
}

export async function openText(service: JsonApi, text: string | Uint8Array<ArrayBuffer>): Promise<number> {
  return (await service.open(typeof text === 'string' ? text : new Blob([text]))).id;
}

export function readText(service: JsonApi, id: number): Promise<string> {
  return service.getText(id, Number.POSITIVE_INFINITY);
}

/** The failure of a call. */
export async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error;
  throw new Error(`No AppError: ${String(error)}`);
}

export async function problemOf(call: Promise<unknown>): Promise<JsonProblem> {
  const { code, details } = await failureOf(call);
  if (code !== 'json-invalid') throw new Error(`Failed with ${code}`);
  return details as unknown as JsonProblem;
}
