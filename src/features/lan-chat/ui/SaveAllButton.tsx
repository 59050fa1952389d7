import Button from '@mui/material/Button';
import { useState } from 'react';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { useHeldRoom, useRoom } from '../hooks/room-context.ts';
import { copy } from '../words.ts';

interface SaveAllButtonProps {
  /** Files that this device has received. */
  readonly fileIds: readonly string[];
  /** Of what they are saved; for its label. */
  readonly name?: string;
}

const words = copy.file;
const stamp = createDateFormat({ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hour12: false });

/** Saves received files as one archive. */
export function SaveAllButton({ fileIds, name }: SaveAllButtonProps) {
  const { holder, session } = useRoom();
  const isSaved = useHeldRoom(({ savedIds }) => fileIds.every((fileId) => savedIds.has(fileId)));
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const label = words.saveAll(fileIds.length);
  const save = async () => {
    setDoneCount(0);
    const archiveName = copy.room.archive(stamp.format(Date.now()).replace(/[/:\s]+/g, '-'));
    const outcome = await session.files.saveAll(fileIds, archiveName, setDoneCount);
    setDoneCount(null);
    if (outcome.type === 'failed') showToast(words.saveAllFailed, { severity: 'error' });
    if (outcome.type !== 'saved') return;
    const { savedIds, gone } = outcome;
    for (const fileId of savedIds) holder.markSaved(fileId);
    if (gone.length > 0) showToast(words.saveAllGone(savedIds.length, gone), { severity: 'warning' });
    else showToast(words.savedAll(savedIds.length), { severity: 'success' });
  };
  return (
    <Button
      size="small"
      variant={isSaved ? 'outlined' : 'contained'}
      disabled={doneCount !== null}
      {...(name === undefined || doneCount !== null ? {} : { 'aria-label': words.actionLabel(label, name) })}
      onClick={() => void save()}
    >
      {doneCount === null ? label : words.saving(doneCount, fileIds.length)}
    </Button>
  );
}
