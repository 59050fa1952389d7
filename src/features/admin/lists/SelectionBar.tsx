import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from './copy.ts';
import type { RowSelection } from './DataTable.tsx';

interface SelectionBarProps {
  readonly selection: RowSelection;
  readonly children: ReactNode;
}

/** How many rows are selected, and what can be done with them. Its place stays announced when nothing is selected. */
export function SelectionBar({ selection: { keys, onChange }, children }: SelectionBarProps) {
  const isEmpty = keys.size === 0;
  return (
    <Bar data-empty={isEmpty}>
      <span role="status">{isEmpty ? '' : copy.selected(keys.size)}</span>
      {!isEmpty && (
        <>
          {children}
          <Button onClick={() => onChange(new Set())}>{copy.clearSelection}</Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.radius.control,
  background: tint(theme.vars.palette.primary.main, 8),
  '&[data-empty="true"]': { position: 'absolute', padding: 0 },
}));
