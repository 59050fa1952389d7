import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { isEmptySelection, type Place } from '../model/text-selection.ts';
import { copy } from './copy.ts';
import type { TextView } from './use-text-view.ts';

/** Where a menu was opened: a point of the window, and the place of the text under it. */
export interface TextMenuPlace {
  readonly x: number;
  readonly y: number;
  readonly place: Place | null;
}

/** A further entry of the menu, for what stands at a place of the text. */
export interface TextAction {
  readonly label: string;
  run(place: Place): void;
}

interface TextMenuProps {
  readonly actions: readonly TextAction[];
  readonly menu: TextMenuPlace | null;
  readonly shown: RefObject<TextView | null>;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The menu of a text: by the right button, the menu key, or a finger that rests. */
export function TextMenu({ actions, menu, shown, onCopy, onClose }: TextMenuProps) {
  const { menu: words } = copy;
  const selecting = shown.current?.selecting;
  const selection = selecting?.selection() ?? null;
  const place = menu?.place ?? null;
  const choose = (run: () => unknown) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      open={menu !== null}
      onClose={onClose}
      disableRestoreFocus
      anchorReference="anchorPosition"
      anchorPosition={{ left: menu?.x ?? 0, top: menu?.y ?? 0 }}
    >
      <MenuItem disabled={selection === null || isEmptySelection(selection)} onClick={choose(onCopy)}>
        <ListItemText>{words.copy}</ListItemText>
      </MenuItem>
      <MenuItem
        disabled={place === null}
        onClick={choose(() => place !== null && selecting?.selectUnit(place, 'line'))}
      >
        <ListItemText>{words.selectLine}</ListItemText>
      </MenuItem>
      <MenuItem
        disabled={place === null || selection === null}
        onClick={choose(() => place !== null && selecting?.extendTo(place))}
      >
        <ListItemText>{words.selectTo}</ListItemText>
      </MenuItem>
      <MenuItem onClick={choose(() => selecting?.selectAll())}>
        <ListItemText>{words.selectAll}</ListItemText>
      </MenuItem>
      {actions.length > 0 && <Divider />}
      {actions.map(({ label, run }) => (
        <MenuItem key={label} disabled={place === null} onClick={choose(() => place !== null && run(place))}>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
