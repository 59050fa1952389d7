import { PERMISSION_MODULES } from '../../../../core/auth/permissions.ts';
import type { Permission } from '../../../../core/contracts/admin-roles.ts';
import { foldText } from '../../../../shared/search/search-units.ts';
import { columnOf, directionOf, type ListState } from '../../lists/model/list-state.ts';

export type CodeFilter = 'text' | 'module';

/** The codes of a page that the filters select, and the number of all that they select. */
export function listCodes(permissions: readonly Permission[], { page, size, sort, filters }: ListState<CodeFilter>) {
  const words = foldText(filters.text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const selected = permissions.filter(({ code, label }) => {
    const text = foldText(`${code} ${label}`);
    const isOfModule = filters.module === undefined || moduleOf(code) === filters.module;
    return isOfModule && words.every((word) => text.includes(word));
  });
  const by = columnOf(sort) === 'label' ? byLabel : byCode;
  const sorted = selected.toSorted((a, b) => (directionOf(sort) === 'asc' ? by(a, b) : by(b, a)));
  return { rows: sorted.slice((page - 1) * size, page * size), total: selected.length };
}

/** The documented modules, and those of other codes. */
export function listModules(permissions: readonly Permission[]): readonly string[] {
  const others = permissions.map(({ code }) => moduleOf(code)).filter((module) => /^[A-Z]+$/.test(module));
  return [...new Set([...PERMISSION_MODULES, ...others])];
}

/** Module of a code; of `ALL` the code itself. */
function moduleOf(code: string): string {
  return code.split(':')[0] ?? code;
}

function byCode(a: Permission, b: Permission): number {
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0;
}

function byLabel(a: Permission, b: Permission): number {
  return a.label.localeCompare(b.label, 'zh-CN') || byCode(a, b);
}
