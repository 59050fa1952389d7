import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GLASS } from '../../../shared/flock/palette.ts';

interface PanelChipProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly shortcut: string;
  readonly onClick: () => void;
}

/** A button with words above the control panel, on glass. */
export function PanelChip({ icon, label, shortcut, onClick }: PanelChipProps) {
  return (
    <Chip aria-keyshortcuts={shortcut} onClick={onClick}>
      {icon}
      {label}
    </Chip>
  );
}

const Chip = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(0.75),
  minHeight: 44,
  padding: theme.spacing(0, 2, 0, 1.5),
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 3 },
}));
