import type { YamlApi, YamlCheck, YamlFormatOptions, YamlResult } from '../../workers/yaml/yaml.api.ts';
import { createBridge } from './create-bridge.ts';

export type {
  FixKind,
  LossKind,
  LossReport,
  YamlCheck,
  YamlFix,
  YamlFormatOptions,
  YamlIndent,
  YamlLanguage,
  YamlLoss,
  YamlProblem,
  YamlReason,
  YamlResult,
  YamlWarning,
} from '../../workers/yaml/yaml.api.ts';

/** The libraries hold some megabytes; they are let go when nobody has used the tool for a while. */
const IDLE_STOP_MS = 60_000;

const bridge = createBridge<YamlApi>({
  startWorker: () =>
    new Worker(new URL('../../workers/yaml/yaml.worker.ts', import.meta.url), { type: 'module', name: 'yaml' }),
  idleStopMs: IDLE_STOP_MS,
});

// Every call throws AppErrors as the contract tells; aborting ends the work at once and throws the signal's reason.

export function formatYaml(text: string, options: YamlFormatOptions, signal?: AbortSignal): Promise<YamlResult> {
  return bridge.call('format', [text, options], withSignal(signal));
}

export function compressYaml(
  text: string,
  options: Parameters<YamlApi['compress']>[1],
  signal?: AbortSignal,
): Promise<YamlResult> {
  return bridge.call('compress', [text, options], withSignal(signal));
}

export function smartConvertYaml(
  text: string,
  options: Parameters<YamlApi['smartConvert']>[1],
  signal?: AbortSignal,
): Promise<YamlResult> {
  return bridge.call('smartConvert', [text, options], withSignal(signal));
}

export function validateYaml(text: string, signal?: AbortSignal): Promise<YamlCheck> {
  return bridge.call('validate', [text], withSignal(signal));
}

function withSignal(signal: AbortSignal | undefined) {
  return signal === undefined ? {} : { signal };
}
