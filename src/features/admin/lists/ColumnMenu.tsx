import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { toggleHiddenColumn, useHiddenColumns } from './column-choice-store.ts';
import { copy } from './copy.ts';
import type { ListColumn } from './list-column.ts';

interface ColumnMenuProps<Row> {
  /** Id of the list, under which the choice is remembered. */
  readonly list: string;
  readonly columns: readonly ListColumn<Row>[];
}

/** Chooses which columns a list shows. */
export function ColumnMenu<Row>({ list, columns }: ColumnMenuProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = useHiddenColumns(list);
  return (
    <>
      <Tooltip title={copy.columns}>
        <IconButton
          aria-label={copy.columns}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ColumnsIcon />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns
          .filter(({ isName }) => isName !== true)
          .map(({ id, label }) => (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={!hidden.includes(id)}
              onClick={() => toggleHiddenColumn(list, id)}
              sx={{ gap: 1 }}
            >
              <Checkbox checked={!hidden.includes(id)} tabIndex={-1} aria-hidden="true" size="small" sx={{ p: 0 }} />
              {label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
