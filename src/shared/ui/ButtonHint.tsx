import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface ButtonHintProps {
  readonly text: string;
  /** The button, with a name of its own. */
  readonly children: ReactElement<{ readonly disabled?: boolean }>;
}

/** The hint of a button while it can be pressed: a disabled one has no events for a tooltip. */
export function ButtonHint({ text, children }: ButtonHintProps) {
  return children.props.disabled ? children : <Tooltip title={text}>{children}</Tooltip>;
}
