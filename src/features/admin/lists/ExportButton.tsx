import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import { openSaveTarget } from '../../../platform/save-target.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { CSV_TYPE } from '../api/download-file.ts';
import { useFileDownload } from '../api/use-file-download.ts';
import { copy } from './copy.ts';

interface ExportButtonProps<C extends Call> {
  readonly call: C;
  /** The filters and the order of the rows; the page does not matter. */
  readonly request: CallRequest<C>;
}

/** Saves all rows that the filters select in a file of comma-separated values, where the visitor chooses and as they arrive. */
export function ExportButton<C extends Call>({ call, request }: ExportButtonProps<C>) {
  const { download, cancel, bytes, problem, clearProblem, isBusy } = useFileDownload(call, {
    type: CSV_TYPE,
    done: copy.exported,
    openTarget: () => openSaveTarget(toFileName(call), CSV_TYPE),
  });
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void download(request)}
      >
        {isBusy ? copy.exportingBytes(bytes === 0 ? '' : formatSize(bytes)) : copy.exportCsv}
      </Button>
      {isBusy && <Button onClick={cancel}>{copy.cancelExport}</Button>}
      <VisuallyHidden role="status">{isBusy ? copy.exporting : ''}</VisuallyHidden>
      {problem !== null && (
        <ErrorAlert title={copy.exportFailed} onClose={clearProblem}>
          {problem}
        </ErrorAlert>
      )}
    </>
  );
}

/** The name of the list: `users.csv` of `/api/admin/users/export.csv`. */
function toFileName({ path }: Call): string {
  return `${path.split('/').at(-2)}.csv`;
}
