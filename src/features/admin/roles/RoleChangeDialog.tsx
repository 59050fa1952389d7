import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Role } from '../../../core/contracts/admin-roles.ts';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { RoleChangeForm } from './RoleChangeForm.tsx';
import { useRoleChange } from './use-role-change.ts';

interface RoleChangeDialogProps {
  readonly isOpen: boolean;
  readonly role: Role;
  /** The codes that the role would have. */
  readonly codes: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

const words = copy.preview;

/** Shows what a change of a role means for its members, and saves it only after that. */
export function RoleChangeDialog({ isOpen, role, codes, labels, onClose, onExited }: RoleChangeDialogProps) {
  const { state, preview, save } = useRoleChange(role, codes, onClose);
  const shownCodes = useRef<string | null>(null);
  const key = codes.toSorted().join(' ');
  const read = useEffectEvent(() => {
    if (shownCodes.current !== key) void preview(shownCodes.current !== null);
    shownCodes.current = key;
  });
  // Somebody else may change the role while the dialog is open, and the draft then leads to other codes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes are what a preview is about.
  useEffect(() => {
    if (isOpen) read();
    else shownCodes.current = null;
  }, [isOpen, key]);
  return (
    <FormDialog isOpen={isOpen} title={words.title(role.label)} width="md" onClose={onClose} onExited={onExited}>
      {state.step === 'reading' && <Reading />}
      {state.step === 'failed' && (
        <>
          <FormNotice notice={state.notice} />
          <Button onClick={() => void preview(false)} sx={{ mt: 2 }}>
            {words.retry}
          </Button>
        </>
      )}
      {state.step === 'shown' && (
        <>
          {state.isUpdated && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {words.updated}
            </Alert>
          )}
          <RoleChangeForm
            role={role}
            facts={state.facts}
            labels={labels}
            isSaving={state.isSaving}
            notice={state.notice}
            onBack={onClose}
            onSave={() => void save(state.facts)}
          />
        </>
      )}
    </FormDialog>
  );
}

function Reading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.reading}</VisuallyHidden>
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height={96} sx={{ my: 1.5 }} />
      <Skeleton variant="rounded" height={144} />
    </div>
  );
}
