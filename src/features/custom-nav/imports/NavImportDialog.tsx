import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { AppError } from '../../../core/errors.ts';
import { useCanDrop } from '../../../shared/hooks/use-can-drop.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { FileDropArea } from '../../../shared/ui/FileDropArea.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { NAV_FILES } from '../constants.ts';
import { copy } from '../words.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type ReadNavFile, readNavFile, toFileErrorWords } from './read-nav-file.ts';

/** An import that begins with a dropped file, or with choosing one. */
export interface ImportRequest {
  readonly file: File | null;
}

interface NavImportDialogProps {
  /** Null: closed. */
  readonly request: ImportRequest | null;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'choosing' }
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly words: string }
  | { readonly step: 'read'; readonly file: ReadNavFile };

const words = copy.import;

/** Imports an export or bookmarks: shows first what would change. */
export function NavImportDialog({ request, onClose }: NavImportDialogProps) {
  return (
    <FormDialog isOpen={request !== null} title={words.title} width="md" onClose={onClose}>
      {request !== null && <ImportSteps initial={request.file} onClose={onClose} />}
    </FormDialog>
  );
}

function ImportSteps({ initial, onClose }: { readonly initial: File | null; readonly onClose: () => void }) {
  const canDrop = useCanDrop();
  const [chosen, setChosen] = useState(initial);
  const [state, setState] = useState<State>({ step: 'choosing' });
  useEffect(() => {
    if (chosen === null) return setState({ step: 'choosing' });
    let isCurrent = true;
    setState({ step: 'reading' });
    readNavFile(chosen).then(
      (file) => {
        if (isCurrent) setState({ step: 'read', file });
      },
      (error) => {
        if (isCurrent) setState({ step: 'failed', words: toFileErrorWords(error) });
        if (!(error instanceof AppError)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  switch (state.step) {
    case 'reading':
      return (
        <Column>
          <p role="status" className="reading">
            <CircularProgress size={20} aria-hidden="true" />
            {words.reading}
          </p>
        </Column>
      );
    case 'read':
      return <ImportPreview file={state.file} onAnother={() => setChosen(null)} onClose={onClose} />;
    default:
      return (
        <Column>
          {state.step === 'failed' && <ErrorAlert title={state.words}>{words.unchanged}</ErrorAlert>}
          <FileDropArea
            accept={NAV_FILES.join()}
            hint={words.hint(canDrop)}
            buttonLabel={words.choose}
            onFiles={([file]) => setChosen(file ?? null)}
          />
          <p className="how">{words.how}</p>
        </Column>
      );
  }
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { margin: 0 },
  '& .reading': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& .how': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
