import AddIcon from '@mui/icons-material/Add';
import ChecklistIcon from '@mui/icons-material/Checklist';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MEDIA } from '../../shared/look/media.ts';
import { ITEMS_MAX } from './constants.ts';
import { exportBookmarks, exportJson } from './nav-actions.ts';
import { copy } from './words.ts';

interface NavHeaderProps {
  /** Null while the items are not known. */
  readonly count: number | null;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  /** Null: there is nothing to manage. */
  readonly onBatch: (() => void) | null;
}

const words = copy.toolbar;

/** Title with the number of items, and the actions for all of them. */
export function NavHeader({ count, onAdd, onImport, onBatch }: NavHeaderProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <Header>
      <div>
        <h1>
          {copy.title}
          {count !== null && (
            <span className="count" role="img" aria-label={copy.countLabel(count, ITEMS_MAX)}>
              {copy.count(count, ITEMS_MAX)}
            </span>
          )}
        </h1>
        <p>{copy.purpose}</p>
      </div>
      <div className="actions">
        <Button size="small" startIcon={<ChecklistIcon />} disabled={onBatch === null} onClick={() => onBatch?.()}>
          {words.batch}
        </Button>
        <Button size="small" variant="outlined" startIcon={<UploadIcon />} onClick={onImport}>
          {words.import}
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {words.export}
        </Button>
        <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
          {words.add}
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={choose(exportJson)}>{words.exportJson}</MenuItem>
          <MenuItem onClick={choose(exportBookmarks)}>{words.exportBookmarks}</MenuItem>
        </Menu>
      </div>
    </Header>
  );
}

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& .count': {
    marginInlineStart: theme.spacing(1.5),
    ...theme.typography.body1,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .actions .MuiButton-root': { minHeight: 36 },
  [MEDIA.phone]: {
    '& .actions': { width: '100%', '& > .MuiButton-root': { flex: '1 1 auto' } },
  },
}));
