import type { JsonTypesApi, SchemaFault } from '../../workers/json-types/json-types.api.ts';
import { AppError } from '../core/errors.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward } from './forward.ts';

export type * from '../../workers/json-types/json-types.api.ts';

/** The worker ends when it has not been used for this long. */
const IDLE_STOP_MS = 60_000;

export type JsonTypesTool = Forwarded<JsonTypesApi>;

const bridge = createBridge<JsonTypesApi>({
  startWorker: () =>
    new Worker(new URL('../../workers/json-types/json-types.worker.ts', import.meta.url), {
      type: 'module',
      name: 'json-types',
    }),
  idleStopMs: IDLE_STOP_MS,
});

/**
 * Types and schemas of JSON texts, as the page calls them. Failures are AppErrors as `JsonTypesApi` lists them; aborting
 * ends the work at once and throws the signal's reason.
 */
export const jsonTypesTool: JsonTypesTool = forward<JsonTypesApi>((name, args, signal) =>
  bridge.call(name, args, { signal }),
);

/** Why a schema cannot be used, when that is why a call failed, otherwise null. */
export function toSchemaFault(error: unknown): { readonly reason: SchemaFault; readonly found: string } | null {
  if (!(error instanceof AppError) || error.code !== 'schema-invalid') return null;
  return { reason: error.details.reason as SchemaFault, found: String(error.details.found) };
}
