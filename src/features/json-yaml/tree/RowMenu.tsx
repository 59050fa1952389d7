import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';
import { ROW_ACTIONS, type RowAction, type RowActionContext } from './row-actions.ts';
import type { WindowPoint } from './use-row-pointer.ts';

interface RowMenuProps {
  /** Null while the menu is closed. */
  readonly at: WindowPoint | null;
  /** The selected row; null while it is fetched. */
  readonly context: RowActionContext | null;
  readonly onClose: () => void;
}

/** The menu of the selected row. */
export function RowMenu({ at, context, onClose }: RowMenuProps) {
  // While it closes, the menu stays where it was.
  const [place, setPlace] = useState(at);
  if (at !== null && at !== place) setPlace(at);
  const { edit, ...always } = ROW_ACTIONS;
  const groups = Object.values(context?.edit ? ROW_ACTIONS : always)
    .map((actions) => actions.filter(({ applies }) => context !== null && (applies?.(context.row) ?? true)))
    .filter((actions) => actions.length > 0);
  const choose = (action: RowAction) => {
    onClose();
    if (context !== null) action.run(context);
  };
  return (
    <Menu
      open={at !== null && context !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={place ?? { left: 0, top: 0 }}
      slotProps={{ list: { 'aria-label': copy.menu.label } }}
    >
      {groups.flatMap((actions, nth) => [
        nth > 0 && <Divider key={`before ${actions[0]?.id}`} component="li" />,
        ...actions.map((action) => (
          <Entry dense key={action.id} onClick={() => choose(action)}>
            {copy.menu[action.id]}
            {action.keys !== undefined && <Keys aria-hidden="true">{action.keys}</Keys>}
          </Entry>
        )),
      ])}
    </Menu>
  );
}

const Entry = styled(MenuItem)({ [MEDIA.coarse]: { minHeight: 44 } });

const Keys = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  paddingLeft: theme.spacing(3),
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  // Touch screens have no such keys.
  [MEDIA.coarse]: { display: 'none' },
}));
