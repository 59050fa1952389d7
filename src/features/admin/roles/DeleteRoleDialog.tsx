import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import type { Role } from '../../../core/contracts/admin-roles.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { DeleteRoleForm } from './DeleteRoleForm.tsx';
import { setRoleDraft, useRoleDrafts } from './role-drafts.ts';
import { useChosenRole } from './use-chosen-role.ts';
import { useRoleRemoval } from './use-role-removal.ts';

interface DeleteRoleDialogProps {
  readonly isOpen: boolean;
  readonly role: Role;
  readonly labels: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

const words = copy.remove;

/** Deletes a role, after naming the members who lose it. */
export function DeleteRoleDialog({ isOpen, role, labels, onClose }: DeleteRoleDialogProps) {
  const { choose } = useChosenRole();
  const hasDraft = useRoleDrafts((drafts) => role.name in drafts);
  const { state, read, remove } = useRoleRemoval(role.name, () => {
    setRoleDraft(role.name, null);
    onClose();
    choose(null, { replace: true });
  });
  const readOnce = useEffectEvent(() => void read());
  useEffect(() => {
    if (isOpen) readOnce();
  }, [isOpen]);
  return (
    <FormDialog isOpen={isOpen} title={words.title(role.label)} width="sm" onClose={onClose}>
      {state.step === 'reading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{words.reading}</VisuallyHidden>
          <Skeleton width="70%" />
          <Skeleton variant="rounded" height={96} />
        </div>
      )}
      {state.step === 'failed' && (
        <>
          <FormNotice notice={state.notice} />
          <Button onClick={() => void read()} sx={{ mt: 2 }}>
            {shared.retry}
          </Button>
        </>
      )}
      {state.step === 'shown' && (
        <>
          {hasDraft && (
            <Alert severity="warning" role="note" sx={{ mb: 2 }}>
              {words.unsavedDraft}
            </Alert>
          )}
          <DeleteRoleForm
            role={role}
            labels={labels}
            losers={state.losers}
            isBusy={state.isBusy}
            notice={state.notice}
            onCancel={onClose}
            onRemove={() => void remove(state.losers)}
          />
        </>
      )}
    </FormDialog>
  );
}
