import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from '../copy.ts';

export interface ListMenuItem {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

interface ListHeaderProps {
  readonly onExport: () => void;
  readonly onImport: () => void;
  readonly onRefresh: () => void;
  readonly menu: readonly ListMenuItem[];
}

const words = copy.list;

/** Title, purpose and the actions for all goals. */
export function ListHeader({ onExport, onImport, onRefresh, menu }: ListHeaderProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Header>
      <div className="title">
        <div>
          <h1>{words.title}</h1>
          <p>{words.purpose}</p>
        </div>
        <div className="actions">
          <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={onExport}>
            {words.exportAll}
          </Button>
          <Button size="small" variant="outlined" startIcon={<UploadIcon />} onClick={onImport}>
            {words.import}
          </Button>
          <Tooltip title={words.refresh}>
            <IconButton aria-label={words.refresh} onClick={onRefresh}>
              <RefreshIcon />
            </IconButton>
          </Tooltip>
          <Tooltip title={words.more}>
            <IconButton
              aria-label={words.more}
              aria-haspopup="menu"
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <MoreIcon />
            </IconButton>
          </Tooltip>
        </div>
      </div>
      <p className="note">
        <InfoIcon fontSize="small" aria-hidden="true" />
        {words.note}
      </p>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {menu.map(({ label, isDisabled = false, onClick }) => (
          <MenuItem
            key={label}
            disabled={isDisabled}
            onClick={() => {
              close();
              onClick();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Header>
  );
}

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
  },
  '& .actions': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& .note': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    ...theme.typography.body2,
    [MEDIA.phone]: { alignItems: 'flex-start' },
  },
}));
