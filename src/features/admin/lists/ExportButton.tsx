import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { CSV_FILE } from '../api/download-file.ts';
import { useFileDownload } from '../api/use-file-download.ts';
import { copy } from './copy.ts';

interface ExportButtonProps<C extends Call> {
  readonly call: C;
  /** The filters and the order of the rows; the page does not matter. */
  readonly request: CallRequest<C>;
}

/** Downloads all rows that the filters select, as a file of comma-separated values. */
export function ExportButton<C extends Call>({ call, request }: ExportButtonProps<C>) {
  const { download, problem, clearProblem, isBusy } = useFileDownload(call, { kind: CSV_FILE, done: copy.exported });
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void download(request)}
      >
        {isBusy ? copy.exporting : copy.exportCsv}
      </Button>
      <VisuallyHidden role="status">{isBusy ? copy.exporting : ''}</VisuallyHidden>
      {problem !== null && (
        <ErrorAlert title={copy.exportFailed} onClose={clearProblem}>
          {problem}
        </ErrorAlert>
      )}
    </>
  );
}
