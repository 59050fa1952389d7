import Button from '@mui/material/Button';
import { canPickFolder, pickFiles, pickFolder } from '../../../platform/file-read.ts';
import { useRoom } from '../hooks/room-context.ts';
import { sendFiles } from '../hooks/send-files.ts';
import { copy } from '../words.ts';

interface ChooseAgainButtonProps {
  readonly fileIds: readonly string[];
  /** Of the file, or of the files together. */
  readonly name: string;
  /** The files were sent with their folders. */
  readonly isFolder?: boolean;
}

/** Continues own files whose bytes this page has lost by a reload. */
export function ChooseAgainButton({ fileIds, name, isFolder = false }: ChooseAgainButtonProps) {
  const { session } = useRoom();
  const choose = async () => {
    const files = await (isFolder && canPickFolder() ? pickFolder() : pickFiles('', fileIds.length > 1));
    sendFiles(session, files, { needed: fileIds });
  };
  return (
    <Button
      size="small"
      variant="contained"
      aria-label={copy.file.actionLabel(copy.file.choose, name)}
      onClick={() => void choose()}
    >
      {copy.file.choose}
    </Button>
  );
}
