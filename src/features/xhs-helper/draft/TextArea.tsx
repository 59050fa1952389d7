import { styled } from '@mui/material/styles';

/** A field for a longer text. The browser gives it its height, so that nothing moves when the program starts. */
export const TextArea = styled('textarea')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  margin: 0,
  padding: theme.spacing(1.25, 1.5),
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.6,
  resize: 'vertical',
  // Every paragraph has the direction of its first letter.
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
}));
