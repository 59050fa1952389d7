import Chip from '@mui/material/Chip';
import type { Person } from '../../../core/contracts/admin-people.ts';
import { copy } from './copy.ts';

/** Whether an account can be used. The usual state stays quiet. */
export function StatusChip({ status }: Pick<Person, 'status'>) {
  const color = status === 'active' ? 'success' : 'warning';
  return <Chip size="small" variant="outlined" color={color} label={copy.statuses[status]} />;
}
