import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { RoleChoice } from '../../../core/contracts/admin-people.ts';
import { copy } from './copy.ts';
import { labelOfRole } from './model/role-options.ts';

interface RoleChipsProps {
  readonly names: readonly string[];
  readonly roles: readonly RoleChoice[];
}

/** Roles of an account by their labels. */
export function RoleChips({ names, roles }: RoleChipsProps) {
  if (names.length === 0) return <Chips>{copy.noRoles}</Chips>;
  return (
    <Chips>
      {names.map((name) => (
        <Chip key={name} size="small" label={labelOfRole(roles, name)} />
      ))}
    </Chips>
  );
}

const Chips = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));
