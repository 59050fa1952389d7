import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { MEDIA } from '../../../shared/look/media.ts';
import { type ActionItem, ActionMenu } from '../parts/ActionMenu.tsx';
import { copy } from '../words.ts';

interface ListHeaderProps {
  readonly onCreate: () => void;
  readonly onExport: () => void;
  readonly onImport: () => void;
  readonly onRefresh: () => void;
  readonly menu: readonly ActionItem[];
}

const words = copy.list;

/** Title, purpose and the actions for all goals. */
export function ListHeader({ onCreate, onExport, onImport, onRefresh, menu }: ListHeaderProps) {
  return (
    <Header>
      <div className="title">
        <div>
          <h1>{words.title}</h1>
          <p>{words.purpose}</p>
        </div>
        <div className="actions">
          <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
            {words.add}
          </Button>
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
          <ActionMenu label={words.more} items={menu} />
        </div>
      </div>
      <p className="note">
        <InfoIcon fontSize="small" aria-hidden="true" />
        {words.note}
      </p>
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
  // The smallest phones have room for the words alone.
  '& .actions .MuiButton-outlined .MuiButton-startIcon': { [MEDIA.small]: { display: 'none' } },
  '& .note': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    ...theme.typography.body2,
    [MEDIA.phone]: { alignItems: 'flex-start' },
  },
}));
