import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PERMISSION_CALLS, ROLE_CALLS, type Role, type RolePreview } from '../../../core/contracts/admin-roles.ts';
import { AppError } from '../../../core/errors.ts';
import type { Notice } from '../../../shared/forms/notice.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useAdmin } from '../access/admin-context.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useAdminChange } from '../api/use-admin-query.ts';
import { toThrownNotice } from '../codes/failure-words.ts';
import { copy } from './copy.ts';
import { isSameChange, type RoleChangeFacts } from './model/role-change.ts';
import { readAdministrators } from './read-administrators.ts';
import { setRoleDraft } from './role-drafts.ts';

type RoleChangeState =
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly notice: Notice | null }
  | {
      readonly step: 'shown';
      readonly facts: RoleChangeFacts;
      /** Something changed while the visitor was reading, so these facts are others than those shown before. */
      readonly isUpdated: boolean;
      readonly isSaving: boolean;
      readonly notice: Notice | null;
    };

const CHANGED = [ROLE_CALLS.list.id, PERMISSION_CALLS.list.id, PERMISSION_CALLS.explain.id];

/** Previews what the codes would change for the members of a role, and saves them if that is still so. */
export function useRoleChange(role: Role, codes: readonly string[], onSaved: () => void) {
  const admin = useAdmin();
  const client = useQueryClient();
  const change = useAdminChange(ROLE_CALLS.setPermissions, CHANGED);
  const [state, setState] = useState<RoleChangeState>({ step: 'reading' });
  const latestReading = useRef(0);
  const isSaving = useRef(false);
  const request = { params: { name: role.name }, body: { permissions: [...codes] } };

  async function readFacts(): Promise<RoleChangeFacts> {
    const preview: RolePreview = await callAdmin(ROLE_CALLS.preview, request);
    return { preview, administrators: await readAdministrators(admin, role.name, preview.memberCount) };
  }

  /** The role, its members or the caller's rights are not as they were shown. */
  async function refreshRoles(): Promise<void> {
    await Promise.all(CHANGED.map((id) => client.invalidateQueries({ queryKey: [id] })));
  }

  /** `isUpdated`: other facts were shown before, for what the role was then. */
  async function preview(isUpdated: boolean): Promise<void> {
    latestReading.current += 1;
    const reading = latestReading.current;
    setState({ step: 'reading' });
    const next = await readFacts().then(
      (facts): RoleChangeState => ({ ...toShown(facts), isUpdated }),
      (error: unknown): RoleChangeState => {
        void refreshRoles();
        return { step: 'failed', notice: toThrownNotice(error, copy.preview.failed) };
      },
    );
    if (reading === latestReading.current) setState(next);
  }

  async function save(shown: RoleChangeFacts): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    const saving: RoleChangeState = { ...toShown(shown), isSaving: true };
    setState(saving);
    try {
      const facts = await readFacts();
      if (!isSameChange(shown, facts)) {
        const reading = latestReading.current;
        await refreshRoles();
        // A changed role has other codes with the draft, so its preview has been started again meanwhile.
        if (reading === latestReading.current) setState({ ...toShown(facts), isUpdated: true });
        return;
      }
      await change.mutateAsync({ ...request, body: { ...request.body, expected: [...facts.preview.expected] } });
      setRoleDraft(role.name, null);
      showToast(copy.preview.done, { severity: 'success' });
      onSaved();
    } catch (error) {
      if (error instanceof AppError && error.code === 'CHANGED_MEANWHILE') {
        void refreshRoles();
        return void preview(true);
      }
      setState({ ...saving, isSaving: false, notice: toThrownNotice(error, copy.saveFailed) });
    } finally {
      isSaving.current = false;
    }
  }

  return { state, preview, save };
}

function toShown(facts: RoleChangeFacts) {
  return { step: 'shown', facts, isUpdated: false, isSaving: false, notice: null } as const;
}
