/** Modules and operations of permission codes `MODULE:RESOURCE:OPERATION` (doc 1 §3). */
export const PERMISSION_MODULES = ['USER', 'ADMIN', 'ROLE', 'PERMISSION', 'SYSTEM'] as const;
export const PERMISSION_OPERATIONS = ['READ', 'WRITE', 'UPDATE', 'DELETE', 'MANAGE', 'VIEW'] as const;

const CODE_PATTERN = /^[A-Z]+:[A-Z][A-Z_]*:[A-Z]+$/;

/** Whether a text is a code that a call can require, without wildcards. */
export function isPermissionCode(text: string): boolean {
  return CODE_PATTERN.test(text);
}

/** Codes that permit everything. They stay with the role of super administrators, whose number is watched. */
const EVERYTHING: readonly string[] = ['*:*:*', 'ALL'];

export function isEverything(code: string): boolean {
  return EVERYTHING.includes(code);
}

/**
 * Whether `held` permits `wanted`: the same code; the same module and resource with MANAGE; the module with a wildcard,
 * `M:*`, `M:*:*` or `M:R:*`; or everything. A code of any other form permits nothing (doc 1 §6, trap T24).
 */
export function permits(held: string, wanted: string): boolean {
  if (isEverything(held) || held === wanted) return true;
  const [module, resource, operation, ...more] = held.split(':');
  const [wantedModule, wantedResource] = wanted.split(':');
  if (more.length > 0 || module === '*' || module !== wantedModule) return false;
  if (resource === '*') return operation === undefined || operation === '*';
  return resource === wantedResource && (operation === 'MANAGE' || operation === '*');
}

/**
 * Whether one of the codes permits `wanted`; an empty code is always permitted, so
 * a display without a condition needs no code. Calls cannot require an empty code, see `decideAccess`.
 */
export function hasPermission(held: readonly string[], wanted: string): boolean {
  return wanted === '' || held.some((code) => permits(code, wanted));
}
