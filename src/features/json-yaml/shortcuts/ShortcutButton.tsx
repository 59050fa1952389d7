import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';
import { openShortcutSheet } from './sheet-store.ts';

/** Opens the list of shortcuts. Touch screens have no such keys. */
export function ShortcutButton() {
  return (
    <Quiet size="small" onClick={openShortcutSheet}>
      {copy.open}
    </Quiet>
  );
}

const Quiet = styled(Button)(({ theme }) => ({
  minHeight: 24,
  padding: theme.spacing(0, 1),
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  [MEDIA.coarse]: { display: 'none' },
}));
