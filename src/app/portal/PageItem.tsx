import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../../shared/tool/define-page.ts';
import { pagePath } from '../../shared/tool/page-path.ts';
import { useOpenAfterClosing } from './use-open-after-closing.ts';

export interface PageItemProps {
  readonly onClick: () => void;
  /** Set by the menu, which moves the focus between its items. */
  readonly tabIndex?: number;
  readonly autoFocus?: boolean;
}

/** Links the header's menus to a page without a tab. */
export function PageItem({ page, onClick, ...props }: PageItemProps & { readonly page: Page }) {
  const { icon: Icon, name } = page;
  const to = pagePath(page);
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
