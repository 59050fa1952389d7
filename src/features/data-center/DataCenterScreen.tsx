import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { restorePoints } from '../../shared/data/page-restore-points.ts';
import { useHandedOver } from '../../shared/handoff/use-handed-over.ts';
import { ImportDialog } from '../../shared/import/ImportDialog.tsx';
import { MEDIA } from '../../shared/look/media.ts';
import { showToast } from '../../shared/toast-store.ts';
import { usePageCommand } from '../../shared/tool/use-page-command.ts';
import { BackupCard } from './BackupCard.tsx';
import { DamagedCard } from './DamagedCard.tsx';
import { exportAll, withdrawUndo } from './data-actions.ts';
import { RestorePointsCard } from './RestorePointsCard.tsx';
import { StorageCard } from './StorageCard.tsx';
import { ToolDataCard } from './ToolDataCard.tsx';
import { useToolData } from './use-tool-data.ts';
import { copy } from './words.ts';

const HANDED_OVER = ['import-file'] as const;

/** Everything that the tools keep in this browser: backup, import, restore points, room. */
export default function DataCenterScreen() {
  const list = useToolData();
  const [file, setFile] = useState<File | null>(null);
  const { entries, datas, refresh } = list;
  const hasData = entries?.some((entry) => entry.status === 'ready' && entry.size.bytes > 0) ?? false;
  const isComplete = entries?.every(({ status }) => status === 'ready') ?? true;
  const backUp = () => {
    if (hasData) void exportAll(datas, isComplete);
    else showToast(copy.backup.nothing);
  };
  usePageCommand({ backup: backUp }, entries !== null);
  const open = (next: File) => {
    withdrawUndo();
    setFile(next);
  };
  useHandedOver(HANDED_OVER, { onTaken: (handed) => open(handed.file) });
  return (
    <main>
      <Header>
        <h1>{copy.title}</h1>
        <p>{copy.purpose}</p>
      </Header>
      <Columns>
        <Column>
          <BackupCard datas={datas} hasData={hasData} isComplete={isComplete} onImport={open} />
          <Last>
            <StorageCard measured={entries} />
          </Last>
        </Column>
        <Column>
          <ToolDataCard list={list} />
          <RestorePointsCard datas={datas} onChanged={refresh} />
          <DamagedCard checked={entries} />
        </Column>
      </Columns>
      <ImportDialog
        file={file}
        datas={datas}
        points={restorePoints}
        onClose={() => {
          setFile(null);
          refresh();
        }}
      />
    </main>
  );
}

const Header = styled('header')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(0.5, 0, 0), color: theme.vars.palette.text.secondary },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 360px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [MEDIA.stacked]: { display: 'contents' },
}));

/** Below everything else where there is one column. */
const Last = styled('div')({ [MEDIA.stacked]: { order: 1 } });
