import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { dataCenter } from '../../features/data-center/page.ts';
import { pagePath } from '../../shared/tool/page-path.ts';
import { useOpenAfterClosing } from './use-open-after-closing.ts';

interface DataCenterItemProps {
  readonly onClick: () => void;
  /** Set by the menu, which moves the focus between its items. */
  readonly tabIndex?: number;
  readonly autoFocus?: boolean;
}

/** Links the header's menus to the data center, which has no tab. */
export function DataCenterItem({ onClick, ...props }: DataCenterItemProps) {
  const { icon: Icon, name } = dataCenter;
  const to = pagePath(dataCenter);
  const open = useOpenAfterClosing(onClick);
  return (
    <MenuItem component={Link} to={to} onClick={(event: MouseEvent) => open(event, to)} {...props}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {name}
    </MenuItem>
  );
}
