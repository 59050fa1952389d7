import type { Grants } from '../../../../core/auth/access.ts';
import { explainAccess } from '../../../../core/auth/explain-access.ts';
import { isPermissionCode, PERMISSION_MODULES, PERMISSION_OPERATIONS } from '../../../../core/auth/permissions.ts';
import type { Permission, Role } from '../../../../core/contracts/admin-roles.ts';
import { type CodeRefusal, findCodeRefusal } from './refusals.ts';

type Operation = (typeof PERMISSION_OPERATIONS)[number];
export type KnownCode = Pick<Permission, 'code' | 'label'>;

/** A code that the role has or may get. */
export interface MatrixCell {
  readonly code: string;
  /** Empty for a code that is not in the list of codes. */
  readonly label: string;
  /** The role holds exactly this code. */
  readonly isHeld: boolean;
  /** Another code of the role that gives the same right; null for none. */
  readonly impliedBy: string | null;
  /** Why the code cannot be added. A code that is held can be taken away in any case. */
  readonly refusal: CodeRefusal | null;
  /** How the draft differs from the saved role. */
  readonly change: 'added' | 'removed' | null;
  /** The code was deleted meanwhile, and saving it would be refused. */
  readonly isGone: boolean;
}

interface MatrixRow {
  readonly resource: string;
  readonly cells: Readonly<Partial<Record<Operation, MatrixCell>>>;
}

export interface MatrixModule {
  readonly module: string;
  readonly rows: readonly MatrixRow[];
}

export interface PermissionMatrix {
  readonly modules: readonly MatrixModule[];
  /** Wildcards, codes for everything, and codes of another form, which have no place in the rows. */
  readonly apart: readonly MatrixCell[];
}

interface MatrixSource {
  /** All codes that exist; null where the caller may not read their list. */
  readonly known: readonly KnownCode[] | null;
  readonly role: Pick<Role, 'name' | 'permissions'>;
  readonly draft: readonly string[];
  readonly actor: Grants;
}

/** Arranges all codes by module, resource and operation. Modules stand in the documented order, resources by name. */
export function toMatrix({ known, role, draft, actor }: MatrixSource): PermissionMatrix {
  const saved = role.permissions;
  const labels = new Map((known ?? []).map(({ code, label }) => [code, label]));
  const codes = [...new Set([...labels.keys(), ...saved, ...draft])].sort();
  const cells = codes.map((code): MatrixCell => {
    const [isHeld, wasHeld] = [draft.includes(code), saved.includes(code)];
    return {
      code,
      label: labels.get(code) ?? '',
      isHeld,
      impliedBy: findImplying(draft, code),
      refusal: findCodeRefusal(actor, role, code),
      change: isHeld === wasHeld ? null : isHeld ? 'added' : 'removed',
      isGone: known !== null && !labels.has(code),
    };
  });
  const placed = cells.flatMap((cell) => {
    const place = toPlace(cell.code);
    return place === null ? [] : [{ cell, ...place }];
  });
  const modules = new Map<string, Map<string, Partial<Record<Operation, MatrixCell>>>>();
  for (const { module, resource, operation, cell } of placed) {
    const rows = modules.get(module) ?? new Map<string, Partial<Record<Operation, MatrixCell>>>();
    modules.set(module, rows.set(resource, { ...rows.get(resource), [operation]: cell }));
  }
  return {
    modules: [...modules]
      .sort(([a], [b]) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1))
      .map(([module, rows]) => ({ module, rows: [...rows].map(([resource, row]) => ({ resource, cells: row })) })),
    apart: cells.filter(({ code }) => toPlace(code) === null),
  };
}

/** The code among those held that gives the same right as `code` without being the same code. */
function findImplying(held: readonly string[], code: string): string | null {
  const others = held.filter((each) => each !== code);
  return explainAccess([{ name: '', permissions: others }], code)?.[0]?.by ?? null;
}

function toPlace(
  code: string,
): { readonly module: string; readonly resource: string; readonly operation: Operation } | null {
  const [module = '', resource = '', last = ''] = code.split(':');
  const operation = PERMISSION_OPERATIONS.find((each) => each === last);
  return isPermissionCode(code) && operation !== undefined ? { module, resource, operation } : null;
}

/** Modules that the documents do not name stand at the end. */
function orderOf(module: string): number {
  const documented: readonly string[] = PERMISSION_MODULES;
  const at = documented.indexOf(module);
  return at === -1 ? documented.length : at;
}
