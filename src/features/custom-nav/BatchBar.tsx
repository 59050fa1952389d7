import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ColorChoice } from './dialogs/ColorChoice.tsx';
import { NAV_CATEGORIES } from './model/categories.ts';
import { categorize, deleteItems, recolor } from './nav-actions.ts';
import { copy } from './words.ts';

interface BatchBarProps {
  readonly selected: ReadonlySet<string>;
  /** Ids of the shown items. */
  readonly shown: readonly string[];
  readonly onSelected: (selected: ReadonlySet<string>) => void;
  readonly onDone: () => void;
}

const words = copy.batch;

/** What can be done to several items at once; each change can be undone. */
export function BatchBar({ selected, shown, onSelected, onDone }: BatchBarProps) {
  const [menu, setMenu] = useState<{ readonly kind: 'move' | 'recolor'; readonly anchor: HTMLElement } | null>(null);
  const isNone = selected.size === 0;
  const isAll = shown.length > 0 && shown.every((id) => selected.has(id));
  const close = () => setMenu(null);
  return (
    <Bar role="toolbar" aria-label={words.label}>
      <strong role="status">{words.count(selected.size)}</strong>
      <Button size="small" onClick={() => onSelected(new Set(isAll ? [] : shown))}>
        {isAll ? words.none : words.all}
      </Button>
      <Button
        size="small"
        disabled={isNone}
        aria-haspopup="menu"
        onClick={(event) => setMenu({ kind: 'move', anchor: event.currentTarget })}
      >
        {words.move}
      </Button>
      <Button
        size="small"
        disabled={isNone}
        aria-haspopup="dialog"
        onClick={(event) => setMenu({ kind: 'recolor', anchor: event.currentTarget })}
      >
        {words.recolor}
      </Button>
      <Button
        size="small"
        color="error"
        disabled={isNone}
        onClick={() => {
          deleteItems(selected);
          onSelected(new Set());
        }}
      >
        {words.delete}
      </Button>
      <Button size="small" variant="outlined" className="done" onClick={onDone}>
        {words.done}
      </Button>
      <Menu anchorEl={menu?.anchor ?? null} open={menu?.kind === 'move'} onClose={close}>
        {NAV_CATEGORIES.map((category) => (
          <MenuItem
            key={category}
            onClick={() => {
              close();
              categorize(selected, category);
            }}
          >
            {copy.categories[category]}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        anchorEl={menu?.anchor ?? null}
        open={menu?.kind === 'recolor'}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': words.recolor, sx: { width: 320, maxWidth: '90vw', p: 2 } },
        }}
      >
        <ColorChoice
          color={null}
          onChange={(color) => {
            close();
            recolor(selected, color);
          }}
        />
      </Popover>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1),
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[2],
  fontVariantNumeric: 'tabular-nums',
  '& .done': { marginInlineStart: 'auto' },
}));
