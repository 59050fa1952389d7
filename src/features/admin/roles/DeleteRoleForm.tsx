import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BULK_MAX } from '../../../core/contracts/admin-people.ts';
import type { Role } from '../../../core/contracts/admin-roles.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { Form, FormActions } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import type { Notice } from '../../../shared/forms/notice.ts';
import { CodeList } from '../codes/CodeList.tsx';
import { TypedName } from '../codes/TypedName.tsx';
import { copy } from './copy.ts';
import { findRemovalStep } from './model/role-change.ts';
import type { Losers } from './use-role-removal.ts';

interface DeleteRoleFormProps {
  readonly role: Role;
  readonly labels: ReadonlyMap<string, string>;
  readonly losers: Losers;
  readonly isBusy: boolean;
  readonly notice: Notice | null;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

const words = copy.remove;
const REFUSALS = {
  own: words.own,
  'too-many': words.tooMany(BULK_MAX),
  'no-right': words.noRight,
  administrators: words.administrators,
} as const;

/** The members who lose the role, the permissions that go with it, and the step that deletes it. */
export function DeleteRoleForm(props: DeleteRoleFormProps) {
  const { role, labels, losers, isBusy, notice, onCancel, onRemove } = props;
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { members, total, refusal, administrators } = losers;
  const second = total === 0 || refusal !== null ? null : findRemovalStep(administrators);
  const isConfirmed = second === null || typed.trim() === role.name;

  function submit(): void {
    setIsChecked(true);
    if (isConfirmed && refusal === null) onRemove();
  }

  return (
    <Form onSubmit={submit}>
      {total === 0 ? <Line>{words.empty}</Line> : <MemberNames members={members} total={total} />}
      {total > 0 && role.permissions.length > 0 && (
        <>
          <Line>{words.codes}</Line>
          <CodeList codes={role.permissions} labels={labels} tone="lost" />
        </>
      )}
      {total > 0 && refusal === null && <Line>{words.signedOut}</Line>}
      {refusal !== null && (
        <Alert severity="info" role="note">
          {REFUSALS[refusal]}
        </Alert>
      )}
      {second !== null && (
        <>
          <Alert severity="warning" role="note">
            {copy.preview.second(second)}
          </Alert>
          <TypedName name={role.name} typed={typed} isMissed={isChecked && !isConfirmed} onType={setTyped} />
        </>
      )}
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        {refusal === null && (
          <Button type="submit" color="error" variant="contained" aria-busy={isBusy}>
            {total === 0 ? words.submit : words.submitWithMembers(total)}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

function MemberNames({ members, total }: Pick<Losers, 'members' | 'total'>) {
  return (
    <>
      <Line>{words.losers(total)}</Line>
      <Names>
        {members.map(({ id, username, email }) => (
          <li key={id}>
            {username} <span>{email}</span>
          </li>
        ))}
        {total > members.length && <li>{words.rest(total - members.length)}</li>}
      </Names>
    </>
  );
}

const Line = styled('p')({ margin: 0 });

const Names = styled('ul')(({ theme }) => ({
  maxHeight: 144,
  margin: 0,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.control,
  listStyle: 'none',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  '& span': { color: theme.vars.palette.text.secondary },
}));
