import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import StoreIcon from '@mui/icons-material/SaveOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HEALTH_CALLS, type StoredBackup } from '../../../core/contracts/admin-health.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { openSaveTarget } from '../../../platform/save-target.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { ZIP_TYPE } from '../api/download-file.ts';
import { useFileDownload } from '../api/use-file-download.ts';
import { copy } from './copy.ts';
import { useStoreBackup } from './use-store-backup.ts';

const words = copy.backup;
const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The backups in the data directory, the buttons that make one, and why that failed. */
export function BackupActions({ stored }: { readonly stored: readonly StoredBackup[] }) {
  const storing = useStoreBackup();
  const downloading = useFileDownload(HEALTH_CALLS.backup, {
    type: ZIP_TYPE,
    done: words.done,
    changedCallIds: [HEALTH_CALLS.read.id],
    openTarget: () => openSaveTarget(toFileName(new Date()), ZIP_TYPE),
  });
  const isBusy = storing.isBusy || downloading.isBusy;
  return (
    <>
      {stored.length > 0 && <StoredList stored={stored} />}
      <Hint>{words.hint}</Hint>
      {storing.problem !== null && (
        <ErrorAlert title={words.storeFailed} onClose={storing.clearProblem}>
          {storing.problem}
        </ErrorAlert>
      )}
      {downloading.problem !== null && (
        <ErrorAlert title={words.failed} onClose={downloading.clearProblem}>
          {downloading.problem}
        </ErrorAlert>
      )}
      <Buttons>
        <Button
          variant="outlined"
          startIcon={<StoreIcon />}
          aria-busy={storing.isBusy}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void storing.store()}
        >
          {storing.isBusy ? words.storing : words.store}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-busy={downloading.isBusy}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void downloading.download({})}
        >
          {downloading.isBusy ? words.downloading : words.download}
        </Button>
      </Buttons>
      <VisuallyHidden role="status">
        {storing.isBusy ? words.storing : downloading.isBusy ? words.downloading : ''}
      </VisuallyHidden>
    </>
  );
}

function StoredList({ stored }: { readonly stored: readonly StoredBackup[] }) {
  return (
    <List>
      <h3>{words.list}</h3>
      <ul>
        {stored.map(({ name, at, bytes }) => (
          <li key={name}>
            <time dateTime={new Date(at).toISOString()}>{TIME.format(at)}</time>
            <span>{formatSize(bytes)}</span>
          </li>
        ))}
      </ul>
      <p>{words.listHint}</p>
    </List>
  );
}

/** As the server names backups: `mythinkn-backup-20300102T030405Z`. */
function toFileName(now: Date): string {
  return `mythinkn-backup-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.zip`;
}

const Hint = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& h3': { margin: 0, ...theme.typography.subtitle2 },
  '& ul': { display: 'grid', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { color: theme.vars.palette.text.secondary },
}));
