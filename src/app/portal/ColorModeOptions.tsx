import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ColorMode } from '../color-modes.ts';
import { DataCenterItem } from './DataCenterItem.tsx';

interface ColorModeOptionsProps {
  readonly anchor: HTMLElement;
  readonly options: readonly { mode: ColorMode; label: string; icon: ComponentType<SvgIconProps> }[];
  readonly selected: ColorMode;
  readonly onSelect: (mode: ColorMode) => void;
  readonly onClose: () => void;
}

export default function ColorModeOptions({ anchor, options, selected, onSelect, onClose }: ColorModeOptionsProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {options.map(({ mode, label, icon: Icon }) => (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={mode === selected}
          selected={mode === selected}
          onClick={() => onSelect(mode)}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <Divider />
      <DataCenterItem onClick={onClose} />
    </Menu>
  );
}
