import type { YamlApi, YamlProblem } from '../../workers/yaml/yaml.api.ts';
import { AppError } from '../core/errors.ts';
import { createBridge } from './create-bridge.ts';
import { type Forwarded, forward } from './forward.ts';

export type * from '../../workers/yaml/yaml.api.ts';

/** The parser and its data take some megabytes: the worker ends when the tool has not been used for this long. */
const IDLE_STOP_MS = 60_000;

export type YamlTool = Forwarded<YamlApi>;

const bridge = createBridge<YamlApi>({
  startWorker: () =>
    new Worker(new URL('../../workers/yaml/yaml.worker.ts', import.meta.url), { type: 'module', name: 'yaml' }),
  idleStopMs: IDLE_STOP_MS,
});

/**
 * The YAML tool's worker as the page calls it. Failures are AppErrors as `YamlApi` lists them; aborting ends the work
 * at once and throws the signal's reason.
 */
export const yamlTool: YamlTool = forward<YamlApi>((name, args, signal) => bridge.call(name, args, { signal }));

/** The problem in the text when that is why a call failed, otherwise null. */
export function toYamlProblem(error: unknown): YamlProblem | null {
  return error instanceof AppError && error.code === 'yaml-invalid' ? (error.details as unknown as YamlProblem) : null;
}
