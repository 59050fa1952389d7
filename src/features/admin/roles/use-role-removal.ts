import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ADMIN_CALLS, USER_CALLS } from '../../../core/contracts/admin-people.ts';
import { PERMISSION_CALLS, ROLE_CALLS } from '../../../core/contracts/admin-roles.ts';
import type { Notice } from '../../../shared/forms/notice.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { type Admin, useAdmin } from '../access/admin-context.ts';
import { callAdmin } from '../api/call-admin.ts';
import { toThrownNotice } from '../codes/failure-words.ts';
import { copy } from './copy.ts';
import type { Administrators } from './model/role-change.ts';
import { findRemovalRefusal, type RemovalRefusal } from './model/role-removal.ts';
import { readAdministrators } from './read-administrators.ts';

export interface Losers {
  readonly members: readonly { readonly id: string; readonly username: string; readonly email: string }[];
  readonly total: number;
  readonly administrators: Administrators;
  readonly refusal: RemovalRefusal | null;
}

type RemovalState =
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly notice: Notice | null }
  | { readonly step: 'shown'; readonly losers: Losers; readonly isBusy: boolean; readonly notice: Notice | null };

const PAGE_SIZE = 100;
const CHANGED = [
  ROLE_CALLS.list.id,
  PERMISSION_CALLS.list.id,
  PERMISSION_CALLS.explain.id,
  USER_CALLS.list.id,
  ADMIN_CALLS.list.id,
];
const words = copy.remove;

/** Reads who would lose a role, takes it from them, and deletes it. */
export function useRoleRemoval(role: string, onRemoved: () => void) {
  const admin = useAdmin();
  const client = useQueryClient();
  const [state, setState] = useState<RemovalState>({ step: 'reading' });
  const isBusy = useRef(false);

  async function read(): Promise<void> {
    setState({ step: 'reading' });
    try {
      setState({ step: 'shown', losers: await readLosers(admin, role), isBusy: false, notice: null });
    } catch (error) {
      setState({ step: 'failed', notice: toThrownNotice(error, words.readFailed) });
    }
  }

  async function remove(losers: Losers): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ step: 'shown', losers, isBusy: true, notice: null });
    let left = losers;
    try {
      if (losers.total > 0) {
        await takeFromMembers(losers, role);
        left = { ...losers, members: [], total: 0 };
      }
      await callAdmin(ROLE_CALLS.remove, { params: { name: role } });
      showToast(words.done, { severity: 'success' });
      onRemoved();
    } catch (error) {
      void client.invalidateQueries({ queryKey: [ROLE_CALLS.listMembers.id] });
      const fallback = left === losers ? words.failed : words.failedAfterMembers;
      setState({ step: 'shown', losers: left, isBusy: false, notice: toThrownNotice(error, fallback) });
    } finally {
      isBusy.current = false;
      for (const id of CHANGED) void client.invalidateQueries({ queryKey: [id] });
    }
  }

  return { state, read, remove };
}

/** All members as far as the role can be taken from them at once. */
async function readLosers(admin: Admin, role: string): Promise<Losers> {
  const readPage = (page: number) =>
    callAdmin(ROLE_CALLS.listMembers, { params: { name: role }, query: { page, size: PAGE_SIZE } });
  const { rows, total } = await readPage(1);
  const administrators = await readAdministrators(admin, role, total);
  const canManageUsers = admin.can('ADMIN:USER:MANAGE');
  const isOwn = admin.user.roles.includes(role);
  const refusal = findRemovalRefusal({ isOwn, memberCount: total, administrators, canManageUsers });
  const members = [...rows];
  for (let page = 2; refusal === null && members.length < total; page += 1) {
    const more = (await readPage(page)).rows;
    if (more.length === 0) break;
    members.push(...more);
  }
  return { members, total, administrators, refusal };
}

/** Each call changes all of its accounts or none. */
async function takeFromMembers({ members, administrators }: Losers, role: string): Promise<void> {
  const people = administrators.kind === 'named' ? administrators.people : [];
  const admins = new Set(people.map(({ id }) => id));
  const ids = members.map(({ id }) => id);
  const ofAdmins = ids.filter((id) => admins.has(id));
  const ofUsers = ids.filter((id) => !admins.has(id));
  const action = 'removeRole' as const;
  if (ofAdmins.length > 0) await callAdmin(ADMIN_CALLS.bulk, { body: { action, ids: ofAdmins, role } });
  if (ofUsers.length > 0) await callAdmin(USER_CALLS.bulk, { body: { action, ids: ofUsers, role } });
}
