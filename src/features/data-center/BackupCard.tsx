import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { toAge } from '../../shared/age.ts';
import { useCanDrop } from '../../shared/hooks/use-can-drop.ts';
import type { ToolData } from '../../shared/tool/tool-data.ts';
import { FileDropArea } from '../../shared/ui/FileDropArea.tsx';
import { BACKUP_TYPES } from './constants.ts';
import { exportAll } from './data-actions.ts';
import { useLastBackup } from './last-backup-store.ts';
import { formatTime } from './model/time-text.ts';
import { SectionCard } from './SectionCard.tsx';
import { copy } from './words.ts';

interface BackupCardProps {
  readonly datas: readonly ToolData[];
  /** Whether any tool holds something. */
  readonly hasData: boolean;
  /** False where a tool could not be read: a file without its data is no backup of everything. */
  readonly isComplete: boolean;
  readonly onImport: (file: File) => void;
}

const words = copy.backup;

/** Everything into one file, and back. */
export function BackupCard({ datas, hasData, isComplete, onImport }: BackupCardProps) {
  const lastBackup = useLastBackup();
  const [isBusy, setIsBusy] = useState(false);
  const canDrop = useCanDrop();
  const start = async () => {
    setIsBusy(true);
    try {
      await exportAll(datas, isComplete);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <SectionCard title={words.title}>
      <p role="status">
        {lastBackup === 0 ? words.never : words.last(formatTime(lastBackup), toAge(lastBackup, Date.now()))}
      </p>
      <p className="hint">{words.advice}</p>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        disabled={!hasData || isBusy}
        onClick={() => void start()}
      >
        {isBusy ? words.exporting : words.export}
      </Button>
      {!isComplete && <Alert severity="warning">{words.incomplete}</Alert>}
      {!hasData && <p className="hint">{words.nothing}</p>}
      <FileDropArea
        accept={BACKUP_TYPES}
        hint={words.importHint(canDrop)}
        buttonLabel={words.pick}
        onFiles={([file]) => file !== undefined && onImport(file)}
      />
    </SectionCard>
  );
}
