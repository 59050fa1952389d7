import { styled } from '@mui/material/styles';

/** Shows a password manager whose password the form contains. Hidden from everyone else. */
export function ManagerAddress({ email }: { readonly email: string }) {
  return <Unseen type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />;
}

const Unseen = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});
