import { PERMISSION_MODULES, PERMISSION_OPERATIONS } from './permissions.ts';

/** The first part of a new permission code that is wrong. */
export type CodeProblem = 'parts' | 'module' | 'resource' | 'operation';

const RESOURCE = /^[A-Z][A-Z_]*$/;
const MODULES: readonly string[] = PERMISSION_MODULES;
const OPERATIONS: readonly string[] = PERMISSION_OPERATIONS;

/**
 * Why a code cannot be created; null for `MODULE:RESOURCE:OPERATION` with documented modules and operations, and for the
 * wildcards `M:*:*` and `M:R:*`.
 */
export function findCodeProblem(code: string): CodeProblem | null {
  const parts = code.split(':');
  const [module = '', resource = '', operation = ''] = parts;
  if (parts.length !== 3) return 'parts';
  if (!MODULES.includes(module)) return 'module';
  if (operation === '*') return resource === '*' || RESOURCE.test(resource) ? null : 'resource';
  if (!RESOURCE.test(resource)) return 'resource';
  return OPERATIONS.includes(operation) ? null : 'operation';
}
