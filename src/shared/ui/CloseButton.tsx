import CloseIcon from '@mui/icons-material/Close';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { copy } from '../copy.ts';

interface CloseButtonProps extends Pick<IconButtonProps, 'edge' | 'size' | 'sx' | 'onClick'> {
  /** What it closes, where that is no dialog. */
  readonly label?: string;
}

/** The cross of everything that opens in front of a page or beside its content. */
export function CloseButton({ label = copy.close, ...props }: CloseButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} {...props}>
        <CloseIcon />
      </IconButton>
    </Tooltip>
  );
}
