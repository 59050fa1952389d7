import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HEALTH_CALLS } from '../../../core/contracts/admin-health.ts';
import { openSaveTarget } from '../../../platform/save-target.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { ZIP_TYPE } from '../api/download-file.ts';
import { useFileDownload } from '../api/use-file-download.ts';
import { copy } from './copy.ts';

const words = copy.backup;

/** The button that downloads a backup, and why it failed. */
export function BackupActions() {
  const { download, problem, clearProblem, isBusy } = useFileDownload(HEALTH_CALLS.backup, {
    type: ZIP_TYPE,
    done: words.done,
    changedCallIds: [HEALTH_CALLS.read.id],
    openTarget: () => openSaveTarget(toFileName(new Date()), ZIP_TYPE),
  });
  return (
    <>
      <Hint>{words.hint}</Hint>
      {problem !== null && (
        <ErrorAlert title={words.failed} onClose={clearProblem}>
          {problem}
        </ErrorAlert>
      )}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void download({})}
        sx={{ justifySelf: 'start' }}
      >
        {isBusy ? words.downloading : words.download}
      </Button>
      <VisuallyHidden role="status">{isBusy ? words.downloading : ''}</VisuallyHidden>
    </>
  );
}

/** As the server names backups: `mythinkn-backup-20300102T030405Z`. */
function toFileName(now: Date): string {
  return `mythinkn-backup-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.zip`;
}

const Hint = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
