import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { pickFiles } from '../../../platform/file-read.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { ControlSection } from '../../../shared/ui/ControlSection.tsx';
import { PICTURE_ACCEPT } from '../constants.ts';
import { useCropResult } from '../crop-result.ts';
import { downloadBatch, downloadGrid, type FailedPicture } from '../export-many.ts';
import { toProblem } from '../open-picture.ts';
import { problemText } from '../problem-text.ts';
import { copy } from '../words.ts';

type Work = { readonly step: 'grid' } | { readonly step: 'batch'; readonly done: number; readonly count: number };

const words = copy.many;

/** Exports of several files: the result in nine parts, and other pictures with the same settings. */
export function MoreExports() {
  const [work, setWork] = useState<Work | null>(null);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const running = useRef<AbortController>(null);
  const isEmpty = useCropResult(({ status }) => status === 'empty');
  useEffect(() => () => running.current?.abort(), []);

  const run = async (first: Work, task: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController();
    running.current = controller;
    setFailed([]);
    setWork(first);
    try {
      await task(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        showToast(copy.actions.exportFailed(problemText(toProblem(error))), { severity: 'error' });
      }
    } finally {
      setWork(null);
    }
  };
  const exportGrid = () =>
    run({ step: 'grid' }, async (signal) => {
      const outcome = await downloadGrid(signal);
      if (outcome.step === 'done') showToast(copy.actions.downloaded(outcome.name), { severity: 'success' });
      else showToast(words.noGrid, { severity: 'warning' });
    });
  const exportBatch = async () => {
    const files = await pickFiles(PICTURE_ACCEPT, true);
    if (files.length === 0) return;
    const count = files.length;
    await run({ step: 'batch', done: 0, count }, async (signal) => {
      const onPicture = (done: number) => setWork({ step: 'batch', done, count });
      const outcome = await downloadBatch(files, { onPicture, signal });
      setFailed(outcome.failed);
      if (outcome.name !== null) showToast(words.batchDone(outcome.name, outcome.doneCount), { severity: 'success' });
    });
  };
  return (
    <ControlSection label={words.label}>
      <Buttons>
        <Button variant="outlined" disabled={work !== null || isEmpty} onClick={() => void exportGrid()}>
          {words.grid}
        </Button>
        <Button variant="outlined" disabled={work !== null || isEmpty} onClick={() => void exportBatch()}>
          {words.batch}
        </Button>
      </Buttons>
      <FormHelperText>{words.hint}</FormHelperText>
      {work !== null && (
        <Progress role="status">
          <span>{work.step === 'grid' ? words.gridWorking : words.batchWorking(work.done, work.count)}</span>
          <Button size="small" onClick={() => running.current?.abort()}>
            {words.cancel}
          </Button>
          <LinearProgress
            aria-label={words.label}
            {...(work.step === 'batch'
              ? { variant: 'determinate' as const, value: (100 * work.done) / work.count }
              : {})}
          />
        </Progress>
      )}
      {failed.length > 0 && (
        <Alert severity="warning" onClose={() => setFailed([])}>
          {words.failed(failed.length)}
          <Reasons>
            {failed.map((picture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
              <li key={index}>{words.failedItem(picture.name, problemText(picture))}</li>
            ))}
          </Reasons>
        </Alert>
      )}
    </ControlSection>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1),
}));

const Progress = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  ...theme.typography.body2,
  '& .MuiLinearProgress-root': { gridColumn: '1 / -1' },
}));

const Reasons = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  paddingLeft: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}));
