import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ShortcutId } from '../model/shortcuts.ts';
import { shortcutProps } from './PaneButton.tsx';
import { ToolBar } from './tool-style.ts';

export interface ToolAction<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** Shown behind the label; not part of the button's name. */
  readonly adornment?: string;
  readonly shortcut?: ShortcutId;
}

interface ToolActionsProps<Name extends string> {
  readonly label: string;
  /** The first one is the tool's main action. */
  readonly actions: readonly ToolAction<Name>[];
  readonly isDisabled: boolean;
  readonly onAction: (name: Name) => void;
  readonly choices: ReactNode;
  /** Further tools. */
  readonly children: ReactNode;
}

/** A tool's toolbar: what can be done with its input. */
export function ToolActions<Name extends string>(props: ToolActionsProps<Name>) {
  const { label, actions, isDisabled, onAction, choices, children } = props;
  return (
    <ToolBar role="group" aria-label={label}>
      {actions.map((action, index) => (
        <Button
          key={action.name}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          title={action.hint}
          disabled={isDisabled}
          {...shortcutProps(action.shortcut)}
          onClick={() => onAction(action.name)}
        >
          {action.label}
          {action.adornment !== undefined && <Adornment data-text={action.adornment} />}
        </Button>
      ))}
      {choices}
      <span className="gap" />
      {children}
    </ToolBar>
  );
}

/** Shown, but not part of the button's name, in browsers that know the second form. */
const Adornment = styled('span')(({ theme }) => ({
  '&::after': { content: ['attr(data-text)', 'attr(data-text) / ""'] },
  marginLeft: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
