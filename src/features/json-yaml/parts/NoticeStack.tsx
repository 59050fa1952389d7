import { styled } from '@mui/material/styles';

/** What the visitor is told, one under the other. */
export const NoticeStack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '&:empty': { display: 'none' },
  '& ul': { margin: 0, paddingLeft: theme.spacing(2.5) },
}));
