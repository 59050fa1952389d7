import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PERMISSION_CALLS, type Permission, ROLE_CALLS } from '../../../core/contracts/admin-roles.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { useChangeForm } from '../api/use-change-form.ts';
import { toThrownNotice } from '../codes/failure-words.ts';
import { TypedName } from '../codes/TypedName.tsx';
import { useRoleLabels } from '../codes/use-role-labels.ts';
import { copy } from './copy.ts';

interface DeleteCodeDialogProps {
  /** Null: closed. */
  readonly permission: Permission | null;
  readonly onClose: () => void;
}

const words = copy.remove;
const CHANGED = [PERMISSION_CALLS.list.id, PERMISSION_CALLS.explain.id, ROLE_CALLS.list.id];

/** Deletes a code. Where roles hold it, their members lose a right at once, so the code must be typed. */
export function DeleteCodeDialog({ permission, onClose }: DeleteCodeDialogProps) {
  return (
    <FormDialog isOpen={permission !== null} title={words.title} onClose={onClose}>
      {permission !== null && <DeleteForm key={permission.code} permission={permission} onClose={onClose} />}
    </FormDialog>
  );
}

function DeleteForm({ permission, onClose }: { readonly permission: Permission; readonly onClose: () => void }) {
  const { code, label, roles } = permission;
  const labels = useRoleLabels();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { save, notice, isBusy } = useChangeForm(PERMISSION_CALLS.remove, CHANGED, {
    done: words.done,
    toNotice: (error) => toThrownNotice(error, words.failed),
  });
  const isConfirmed = roles.length === 0 || typed.trim() === code;

  async function submit() {
    setIsChecked(true);
    if (isConfirmed && (await save({ params: { code } }))) onClose();
  }

  return (
    <Form onSubmit={() => void submit()}>
      <Line>{words.body(code, label)}</Line>
      <Line>{roles.length === 0 ? words.unheld : words.held(roles.map((name) => labels.get(name) ?? name))}</Line>
      {roles.length > 0 && (
        <TypedName name={code} typed={typed} isMissed={isChecked && !isConfirmed} onType={setTyped} />
      )}
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={onClose}>{shared.cancel}</Button>
        <Button type="submit" color="error" variant="contained" aria-busy={isBusy}>
          {words.submit}
        </Button>
      </FormActions>
    </Form>
  );
}

const Line = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
