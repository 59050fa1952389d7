import Chip from '@mui/material/Chip';
import type { Person } from '../../../core/contracts/admin-people.ts';
import { copy } from './copy.ts';

interface StatusChipProps extends Pick<Person, 'status'> {
  readonly isLocked?: boolean;
}

/** Whether an account can be used. The usual state stays quiet. */
export function StatusChip({ status, isLocked = false }: StatusChipProps) {
  const color = status === 'active' ? 'success' : 'warning';
  return (
    <>
      <Chip size="small" variant="outlined" color={color} label={copy.statuses[status]} />
      {isLocked && <Chip size="small" variant="outlined" color="warning" label={copy.locked} sx={{ ml: 0.5 }} />}
    </>
  );
}
