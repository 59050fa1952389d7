import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { copy } from '../data/copy.ts';
import type { RestorePoints } from '../data/restore-points.ts';
import type { ImportMode, ImportPlan } from '../tool/tool-data.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { HandOverButton } from './HandOverButton.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportModeChoice } from './ImportModeChoice.tsx';
import { type ImportSource, useImport } from './use-import.ts';

interface ImportDialogProps extends Omit<ImportSource, 'file'> {
  /** Null: closed. */
  readonly file: Blob | null;
  readonly title?: string;
  readonly points: RestorePoints;
  /** The data may have changed. */
  readonly onClose: () => void;
}

const words = copy.import;

/** Imports an exported file: shows first what would change, then applies it, reports and offers to undo. */
export function ImportDialog({ file, title = words.title, onClose, ...rest }: ImportDialogProps) {
  return (
    <FormDialog isOpen={file !== null} title={title} width="sm" onClose={onClose}>
      {file !== null && <ImportSteps file={file} onClose={onClose} {...rest} />}
    </FormDialog>
  );
}

interface ImportStepsProps extends ImportSource, Pick<ImportDialogProps, 'points' | 'onClose'> {}

function ImportSteps({ points, onClose, ...source }: ImportStepsProps) {
  const { state, apply, undo } = useImport(source, points);
  const [mode, setMode] = useState<ImportMode>('merge');
  switch (state.step) {
    case 'reading':
      return <Waiting text={words.reading} />;
    case 'failed':
      return (
        <Steps
          actions={
            <>
              <Button onClick={onClose}>{words.another}</Button>
              {state.isUnreadable && <HandOverButton file={source.file} />}
            </>
          }
        >
          <Alert severity="error">{state.words}</Alert>
        </Steps>
      );
    case 'applying':
      return <Waiting text={words.applying} />;
    case 'planned': {
      const hasImports = state.overview.imports.length > 0;
      const isChanging = state.overview.imports.some(({ plan }) => changesAnything(plan, mode));
      return (
        <Steps
          actions={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button variant="contained" disabled={!isChanging} onClick={() => void apply(mode)}>
                {isChanging ? words.start : words.nothingNew}
              </Button>
            </>
          }
        >
          {hasImports ? <ImportModeChoice mode={mode} onChange={setMode} /> : <p>{words.nothing}</p>}
          <ImportCounts overview={state.overview} mode={mode} />
          {hasImports && <p className="hint">{words.safety}</p>}
        </Steps>
      );
    }
    case 'done':
      return (
        <Steps
          actions={
            <>
              {state.point !== null && <Button onClick={() => void undo()}>{words.undo}</Button>}
              <Button variant="contained" autoFocus onClick={onClose}>
                {words.close}
              </Button>
            </>
          }
        >
          <Alert severity="success">{words.done}</Alert>
          <ImportCounts overview={state.overview} mode={mode} />
        </Steps>
      );
    case 'undoing':
      return <Waiting text={words.undoing} />;
    case 'undone':
      return (
        <Steps
          actions={
            <Button variant="contained" autoFocus onClick={onClose}>
              {words.close}
            </Button>
          }
        >
          <Alert severity="info">{words.undone}</Alert>
        </Steps>
      );
  }
}

/** Merging adds and updates; replacing also overwrites and removes. */
function changesAnything({ added, changed, conflicts, removed }: ImportPlan, mode: ImportMode): boolean {
  return added + changed > 0 || (mode === 'replace' && conflicts.length + removed > 0);
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <Steps>
      <p role="status" className="waiting">
        <CircularProgress size={20} aria-hidden="true" />
        {text}
      </p>
    </Steps>
  );
}

function Steps({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <Column>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { margin: 0 },
  '& .hint': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  '& .waiting': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& .actions': { display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) },
}));
