import { styled } from '@mui/material/styles';
import type { PeopleChoices } from '../../../core/contracts/admin-people.ts';
import { copy } from './copy.ts';
import { groupPermissions } from './model/permission-groups.ts';
import { labelOfCode } from './use-people-choices.ts';

interface PermissionGroupsProps {
  readonly codes: readonly string[];
  readonly choices: PeopleChoices | undefined;
}

/** Permissions by module, each with its label and code. */
export function PermissionGroups({ codes, choices }: PermissionGroupsProps) {
  if (codes.length === 0) return <None>{copy.details.noPermissions}</None>;
  return (
    <Groups>
      {groupPermissions(codes).map((group) => (
        <div key={group.id}>
          <dt>{copy.groups[group.id]}</dt>
          <dd>
            <ul>
              {group.codes.map((code) => (
                <li key={code}>
                  {labelOfCode(choices, code)} <code>{code}</code>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </Groups>
  );
}

const None = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Groups = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'grid', gridTemplateColumns: '6em minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& code': { ...theme.mono, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
