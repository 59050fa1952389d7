import HeldIcon from '@mui/icons-material/CheckBox';
import ImpliedIcon from '@mui/icons-material/CheckBoxOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

const words = copy.matrix;

/** The signs of the matrix in words. */
export function MatrixLegend({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return (
    <Signs>
      <li>
        <HeldIcon color="primary" fontSize="small" aria-hidden="true" />
        {words.held}
      </li>
      <li>
        <ImpliedIcon fontSize="small" aria-hidden="true" />
        {words.implied}
      </li>
      {!isReadOnly && (
        <li>
          <LockIcon fontSize="small" aria-hidden="true" />
          {words.locked}
        </li>
      )}
      <li>
        <b aria-hidden="true">·</b>
        {words.absent}
      </li>
    </Signs>
  );
}

const Signs = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& b': { width: '1em', textAlign: 'center' },
}));
