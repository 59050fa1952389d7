import { AppError } from '../../../core/errors.ts';
import type { ContentKind } from '../../../shared/handoff/content-kinds.ts';
import { SendToMenu } from '../../../shared/handoff/SendToMenu.tsx';
import { showToast } from '../../../shared/toast-store.ts';
import type { SharedFile } from '../files/file-session.ts';
import { useFilesState, useHeldRoom, useRoom } from '../hooks/room-context.ts';
import { copy } from '../screens/copy.ts';
import { FileCard } from './FileCard.tsx';
import { isMoving, toDoneShare } from './file-progress.ts';
import { PicturePreview } from './PicturePreview.tsx';
import { ReceiverList } from './ReceiverList.tsx';
import { TransferActions } from './TransferActions.tsx';
import { toSizeWords, toTransferWords } from './transfer-words.ts';

const words = copy.file;
const SENT_KINDS: readonly ContentKind[] = ['picture'];

/** A file of the conversation: sent to every device, or received from one. */
export function FileMessage({ fileId }: { readonly fileId: string }) {
  const file = useFilesState(({ files }) => files.get(fileId));
  if (file === undefined) return <span>{words.gone}</span>;
  return file.direction === 'sent' ? <SentFile file={file} /> : <ReceivedFile file={file} />;
}

function ReceivedFile({ file }: { readonly file: Extract<SharedFile, { readonly direction: 'received' }> }) {
  const { fileId, name, bytes, state } = file;
  const isSaved = useHeldRoom(({ savedIds }) => savedIds.has(fileId));
  return (
    <FileCard
      file={file}
      share={toDoneShare(state, bytes)}
      isMoving={isMoving(state)}
      tone={toTone(state.step)}
      size={toSizeWords(file, state)}
      status={toTransferWords(file, state, isSaved)}
      preview={file.isPicture && state.step === 'done' && <PicturePreview fileId={fileId} name={name} />}
    >
      <TransferActions file={file} state={state} isSaved={isSaved}>
        {file.isPicture && state.step === 'done' && <SendPicture fileId={fileId} />}
      </TransferActions>
    </FileCard>
  );
}

/** Sends a received picture to a page that opens pictures. */
function SendPicture({ fileId }: { readonly fileId: string }) {
  const { session } = useRoom();
  const load = async () => {
    try {
      const source = await session.files.read(fileId);
      return { name: source.name, source };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      showToast(words.gone, { severity: 'error' });
      return null;
    }
  };
  return <SendToMenu size="small" kinds={SENT_KINDS} load={load} />;
}

function SentFile({ file }: { readonly file: Extract<SharedFile, { readonly direction: 'sent' }> }) {
  const { fileId, name, bytes, mimeType, receivers } = file;
  const [first] = receivers;
  const preview = mimeType.startsWith('image/') && <PicturePreview fileId={fileId} name={name} />;
  const shares = receivers.map(({ state }) => toDoneShare(state, bytes));
  const card = {
    file,
    share: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    size: toSizeWords(file, receivers.length === 1 ? first?.state : undefined),
    isMoving: receivers.some(({ state }) => isMoving(state)),
    preview,
  };
  if (first === undefined) return <FileCard {...card} tone="plain" status={words.noReceiver} />;
  if (receivers.length === 1) {
    return (
      <FileCard {...card} tone={toTone(first.state.step)} status={toTransferWords(file, first.state, false)}>
        <TransferActions file={file} state={first.state} peerId={first.peerId} />
      </FileCard>
    );
  }
  const doneCount = receivers.filter(({ state }) => state.step === 'done').length;
  return (
    <FileCard
      {...card}
      tone={doneCount === receivers.length ? 'done' : 'plain'}
      status={words.delivered(doneCount, receivers.length)}
    >
      <ReceiverList file={file} />
    </FileCard>
  );
}

function toTone(step: string): 'plain' | 'done' | 'error' {
  if (step === 'failed') return 'error';
  return step === 'done' ? 'done' : 'plain';
}
