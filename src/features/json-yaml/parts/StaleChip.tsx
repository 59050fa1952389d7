import Chip from '@mui/material/Chip';
import { copy } from './copy.ts';

/** In the title of a result that was made from an older input. */
export function StaleChip() {
  return <Chip size="small" color="warning" variant="outlined" label={copy.status.isStale} />;
}
