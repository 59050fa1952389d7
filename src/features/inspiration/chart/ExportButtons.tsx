import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copy } from './copy.ts';

interface ExportButtonsProps {
  readonly onExport: (extension: 'png' | 'svg') => Promise<void>;
}

/** Download of the complete chart, as pixels or as vectors. */
export function ExportButtons({ onExport }: ExportButtonsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const start = async (extension: 'png' | 'svg') => {
    setIsBusy(true);
    await onExport(extension).finally(() => setIsBusy(false));
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => start('png')}
      >
        {isBusy ? copy.export.busy : copy.export.png}
      </Button>
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        title={copy.export.svgHint}
        aria-label={copy.export.svgLabel}
        onClick={() => start('svg')}
      >
        {copy.export.svg}
      </Button>
    </>
  );
}
