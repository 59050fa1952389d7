import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { NavItem } from '../model/nav-item.ts';
import { copy } from '../words.ts';

/** The item whose menu is open, and its button. */
export interface OpenCardMenu {
  readonly item: NavItem;
  readonly anchor: HTMLElement;
}

interface CardMenuProps {
  readonly open: OpenCardMenu | null;
  /** Moving is offered where the order is the visitor's own. */
  readonly canMove: boolean;
  readonly onClose: () => void;
  readonly onEdit: (item: NavItem) => void;
  readonly onDelete: (item: NavItem) => void;
  /** Moves by some places; infinitely many to an end. */
  readonly onMove: (item: NavItem, places: number) => void;
}

const words = copy.board;
const MOVES = [
  [words.forward, -1],
  [words.back, 1],
  [words.first, Number.NEGATIVE_INFINITY],
  [words.last, Number.POSITIVE_INFINITY],
] as const;

/** The actions of one card. */
export function CardMenu({ open, canMove, onClose, onEdit, onDelete, onMove }: CardMenuProps) {
  const choose = (action: (item: NavItem) => void) => () => {
    onClose();
    if (open !== null) action(open.item);
  };
  return (
    <Menu anchorEl={open?.anchor ?? null} open={open !== null} onClose={onClose}>
      <MenuItem onClick={choose(onEdit)}>{words.edit}</MenuItem>
      {canMove &&
        MOVES.map(([label, places]) => (
          <MenuItem key={label} onClick={choose((item) => onMove(item, places))}>
            {label}
          </MenuItem>
        ))}
      <Divider />
      <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
        {words.delete}
      </MenuItem>
    </Menu>
  );
}
