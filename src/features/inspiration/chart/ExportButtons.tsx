import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ButtonHint } from '../../../shared/ui/ButtonHint.tsx';
import { copy } from './copy.ts';

interface ExportButtonsProps {
  /** Whether a branch of the chart is folded. */
  readonly hasFolded: boolean;
  readonly onExport: (extension: 'png' | 'svg', isUnfoldedOnly: boolean) => Promise<void>;
}

/** Download of the chart, as pixels or as vectors: complete, or without folded branches. */
export function ExportButtons({ hasFolded, onExport }: ExportButtonsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isUnfoldedOnly, setUnfoldedOnly] = useState(false);
  const start = async (extension: 'png' | 'svg') => {
    setIsBusy(true);
    await onExport(extension, hasFolded && isUnfoldedOnly).finally(() => setIsBusy(false));
  };
  return (
    <>
      {hasFolded && (
        <FormControlLabel
          label={copy.export.unfoldedOnly}
          control={
            <Checkbox size="small" checked={isUnfoldedOnly} onChange={(_event, isOn) => setUnfoldedOnly(isOn)} />
          }
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => start('png')}
      >
        {isBusy ? copy.export.busy : copy.export.png}
      </Button>
      <ButtonHint text={copy.export.svgHint}>
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          aria-label={copy.export.svgLabel}
          onClick={() => start('svg')}
        >
          {copy.export.svg}
        </Button>
      </ButtonHint>
    </>
  );
}
