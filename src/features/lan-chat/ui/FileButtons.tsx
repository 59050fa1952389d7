import { styled } from '@mui/material/styles';

/** A row of buttons of a file. */
export const FileButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > button': { minHeight: 36 },
}));
