import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import {
  estimate,
  type Persistence,
  readPersistence,
  requestPersistence,
  type StorageEstimate,
} from '../../platform/storage/storage-manager.ts';
import { formatSize } from '../../shared/files/size-text.ts';
import { SectionCard } from './SectionCard.tsx';
import { copy } from './words.ts';

const words = copy.storage;

interface StorageCardProps {
  /** Changes when the room should be measured again. */
  readonly measured: unknown;
}

/** How much room there is, and whether the browser keeps the data. */
export function StorageCard({ measured }: StorageCardProps) {
  const [room, setRoom] = useState<StorageEstimate | null>(null);
  const [persistence, setPersistence] = useState<Persistence | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `measured` asks to measure again
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([estimate(), readPersistence()]).then(([nextRoom, nextPersistence]) => {
      if (!isCurrent) return;
      setRoom(nextRoom);
      setPersistence(nextPersistence);
    });
    return () => {
      isCurrent = false;
    };
  }, [measured]);

  const ask = async () => {
    const answer = await requestPersistence();
    setPersistence(answer);
    setIsRefused(answer !== 'granted');
  };

  return (
    <SectionCard title={words.title}>
      {room === null ? (
        <p className="hint">{words.unknown}</p>
      ) : (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (room.usedBytes / Math.max(1, room.quotaBytes)) * 100)}
            aria-label={words.meter}
          />
          <p>{words.used(formatSize(room.usedBytes), formatSize(room.quotaBytes - room.usedBytes))}</p>
        </>
      )}
      <p role="status" className="hint">
        {persistence === 'not-granted' && isRefused ? words.refused : persistence && words.persistence[persistence]}
      </p>
      {persistence === 'not-granted' && (
        <Button variant="outlined" onClick={() => void ask()}>
          {words.ask}
        </Button>
      )}
    </SectionCard>
  );
}
