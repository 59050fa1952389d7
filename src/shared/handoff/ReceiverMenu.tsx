import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Receiver } from './list-receivers.ts';

interface ReceiverMenuProps {
  readonly receivers: readonly Receiver[];
  /** The button that has opened the menu; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onChoose: (receiver: Receiver) => void;
  readonly onClose: () => void;
}

/** The pages that take a result. */
export function ReceiverMenu({ receivers, anchor, onChoose, onClose }: ReceiverMenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {receivers.map((receiver) => {
        const { page, receiving, to } = receiver;
        const Icon = page.icon;
        return (
          <MenuItem key={`${to} ${receiving.handoff}`} onClick={() => onChoose(receiver)}>
            <ListItemIcon>
              <Icon fontSize="small" aria-hidden="true" />
            </ListItemIcon>
            <ListItemText primary={page.name} secondary={receiving.action} />
          </MenuItem>
        );
      })}
    </Menu>
  );
}
