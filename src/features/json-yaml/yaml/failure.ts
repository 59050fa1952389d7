import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { copy } from './copy.ts';
import type { YamlFailureCode, YamlPlace } from './yaml-state.ts';

/** What is wrong with a text that cannot be read; null for every other error. */
export function problemOf(error: unknown): YamlProblem | null {
  return error instanceof AppError && error.code === 'yaml-invalid' ? (error.details as unknown as YamlProblem) : null;
}

export function toFailureCode(error: unknown): YamlFailureCode {
  if (!(error instanceof AppError)) return 'unexpected';
  if (error.code === 'yaml-too-large') return error.details.part === 'output' ? 'result-too-long' : 'text-too-long';
  return error.code in copy.errors ? (error.code as YamlFailureCode) : 'unexpected';
}

/** Where an error happened, when it tells. */
export function placeOf(error: unknown): YamlPlace | null {
  if (!(error instanceof AppError)) return null;
  const { line, column } = error.details;
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : null;
}
