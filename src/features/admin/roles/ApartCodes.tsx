import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { copy } from './copy.ts';
import type { MatrixCell } from './model/permission-matrix.ts';
import { PermissionBox, type PermissionBoxProps } from './PermissionBox.tsx';

interface ApartCodesProps extends Omit<PermissionBoxProps, 'cell'> {
  readonly cells: readonly MatrixCell[];
}

/** Wildcards and codes for everything: each gives many rights, so they stand in a list of their own with their words. */
export function ApartCodes({ cells, ...box }: ApartCodesProps) {
  const id = useId();
  return (
    <List role="group" aria-labelledby={id}>
      <h4 id={id}>{copy.matrix.apart}</h4>
      {cells.map((cell) => (
        <PermissionBox key={cell.code} cell={cell} {...box} />
      ))}
    </List>
  );
}

const List = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& h4': {
    margin: theme.spacing(0.25, 1, 0.5),
    ...theme.typography.subtitle2,
    color: theme.vars.palette.text.secondary,
  },
  '& label': { justifyContent: 'flex-start' },
}));
