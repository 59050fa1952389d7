import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Role } from '../../../core/contracts/admin-roles.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import type { Notice } from '../../../shared/forms/notice.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { CodeList } from '../codes/CodeList.tsx';
import { TypedName } from '../codes/TypedName.tsx';
import { copy } from './copy.ts';
import { EffectGroups } from './EffectGroups.tsx';
import { findSecondStep, type RoleChangeFacts } from './model/role-change.ts';

interface RoleChangeFormProps {
  readonly role: Role;
  readonly facts: RoleChangeFacts;
  readonly labels: ReadonlyMap<string, string>;
  readonly isSaving: boolean;
  readonly notice: Notice | null;
  readonly onBack: () => void;
  readonly onSave: () => void;
}

const words = copy.preview;

/** What a change means, and the step that saves it. Where administrators are concerned, the role's name must be typed. */
export function RoleChangeForm({ role, facts, labels, isSaving, notice, onBack, onSave }: RoleChangeFormProps) {
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { preview } = facts;
  const second = findSecondStep(facts);
  const isConfirmed = second === null || typed.trim() === role.name;
  const isEmpty = preview.gained.length + preview.lost.length === 0;

  function submit(): void {
    setIsChecked(true);
    if (isConfirmed) onSave();
  }

  return (
    <Form onSubmit={submit}>
      <Summary>{toSummary(facts, isEmpty)}</Summary>
      {!isEmpty && (
        <Facts>
          <dt>{words.roleGains}</dt>
          <dd>
            <CodeList codes={preview.gained} labels={labels} tone="gained" />
          </dd>
          <dt>{words.roleLoses}</dt>
          <dd>
            <CodeList codes={preview.lost} labels={labels} tone="lost" />
          </dd>
        </Facts>
      )}
      <EffectGroups preview={preview} labels={labels} />
      {!isEmpty && second !== null && (
        <>
          <Alert severity="warning" role="note">
            {words.second(second)}
          </Alert>
          <TypedName name={role.name} typed={typed} isMissed={isChecked && !isConfirmed} onType={setTyped} />
        </>
      )}
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={onBack}>{words.back}</Button>
        {!isEmpty && <SubmitButton isBusy={isSaving}>{words.submit}</SubmitButton>}
      </FormActions>
    </Form>
  );
}

function toSummary({ preview: { memberCount, affectedCount } }: RoleChangeFacts, isEmpty: boolean): string {
  if (isEmpty) return words.nothing;
  if (memberCount === 0) return words.noMembers;
  return affectedCount === 0
    ? words.noneAffected(memberCount)
    : `${words.affected(affectedCount, memberCount)}${words.atOnce}`;
}

const Summary = styled('p')(({ theme }) => ({ margin: 0, ...theme.typography.subtitle1, fontWeight: 600 }));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  margin: 0,
  '& dt': { paddingBlock: theme.spacing(0.25), ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));
