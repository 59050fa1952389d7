import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { HIDDEN } from '../../../shared/ui/VisuallyHidden.tsx';
import { type ShortcutId, toAriaKeys } from '../model/shortcuts.ts';

interface PaneButtonProps extends Pick<ButtonProps, 'disabled'> {
  readonly icon: ReactNode;
  readonly label: string;
  readonly shortcut?: ShortcutId;
  readonly onClick: () => void;
}

/** A button in the title row of a pane. It keeps its name, but shows the icon alone, where the pane is narrow. */
export function PaneButton({ icon, label, shortcut, ...props }: PaneButtonProps) {
  return (
    <Labelled size="small" startIcon={icon} title={label} {...shortcutProps(shortcut)} {...props}>
      <span className="words">{label}</span>
    </Labelled>
  );
}

const Labelled = styled(Button)(({ theme }) => ({
  flex: 'none',
  whiteSpace: 'nowrap',
  [MEDIA.tightContainer]: {
    minWidth: 32,
    padding: theme.spacing(0.5),
    '& .MuiButton-startIcon': { margin: 0 },
    '& .words': HIDDEN,
  },
}));

/** Attributes of the button that a shortcut presses. */
export function shortcutProps(id: ShortcutId | undefined) {
  return id === undefined ? {} : { 'data-shortcut': id, 'aria-keyshortcuts': toAriaKeys(id) };
}
