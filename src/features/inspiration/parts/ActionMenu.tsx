import MoreIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export interface ActionItem {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

interface ActionMenuProps {
  readonly label: string;
  readonly items: readonly ActionItem[];
}

/** A button that opens further actions. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ label: name, isDisabled = false, onClick }) => (
          <MenuItem
            key={name}
            disabled={isDisabled}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
