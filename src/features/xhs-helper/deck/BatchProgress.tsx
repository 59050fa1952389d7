import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from '../words.ts';
import { cancelBatch } from './export-deck.ts';
import { useExportStore } from './export-store.ts';

const words = copy.deck;

/** How far the export of the set is, with a way to end it. */
export function BatchProgress() {
  const batch = useExportStore((state) => state.batch);
  useUnsavedWork(batch === null ? null : copy.unsavedExport);
  if (batch === null) return null;
  const { done, total } = batch;
  return (
    <Row>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-label={words.progressLabel}
        aria-valuetext={words.progress(done, total)}
      />
      <span>{words.progress(done, total)}</span>
      <Button size="small" onClick={cancelBatch}>
        {words.cancel}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
}));
