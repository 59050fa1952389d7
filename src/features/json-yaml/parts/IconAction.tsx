import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface IconActionProps extends IconButtonProps {
  readonly icon: typeof SvgIcon;
  readonly label: string;
  /** By default the label. */
  readonly hint?: string;
  readonly tooltip?: Partial<TooltipProps>;
  /** For a button that may be disabled: the element around it has the events for the hint then. */
  readonly isWrapped?: boolean;
}

/** A button that shows an icon alone, with a hint. */
export function IconAction({ icon: Icon, label, hint = label, tooltip, isWrapped, ...props }: IconActionProps) {
  const button = (
    <IconButton size="small" aria-label={label} {...props}>
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Tooltip {...tooltip} title={hint}>
      {isWrapped ? <span>{button}</span> : button}
    </Tooltip>
  );
}
