import Button from '@mui/material/Button';
import { AppError } from '../../../core/errors.ts';
import { SendToMenu } from '../../../shared/handoff/SendToMenu.tsx';
import { showToast } from '../../../shared/toast-store.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { isMoving, toDoneShare, toFileShare } from '../files/file-progress.ts';
import type { SharedFile } from '../files/file-session.ts';
import { useFilesState, useHeldRoom, useRoom } from '../hooks/room-context.ts';
import { isOver } from '../model/transfer.ts';
import { copy } from '../words.ts';
import { ChooseAgainButton } from './ChooseAgainButton.tsx';
import { FileButtons } from './FileButtons.tsx';
import { FileCard } from './FileCard.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { PrivateLine } from './PrivateLine.tsx';
import { ReceiverList } from './ReceiverList.tsx';
import { TransferActions } from './TransferActions.tsx';
import { toSizeWords, toTransferWords } from './transfer-words.ts';

const words = copy.file;
const SENT_KINDS: readonly ContentKind[] = ['picture'];

/** A file of the conversation: sent to every device, or received from one. */
export function FileMessage({ fileId }: { readonly fileId: string }) {
  const file = useFilesState(({ files }) => files.get(fileId));
  if (file === undefined) return null;
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
      {file.isPrivate && <PrivateLine only={null} relayedBy={file.relayedBy} />}
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

type Sent = Extract<SharedFile, { readonly direction: 'sent' }>;

function SentFile({ file }: { readonly file: Sent }) {
  const { fileId, name, mimeType, receivers, isWithdrawn, needsFile, onlyFor } = file;
  const [only] = receivers.length === 1 ? receivers : [];
  const preview = mimeType.startsWith('image/') && !needsFile && <PicturePreview fileId={fileId} name={name} />;
  const card = {
    file,
    share: toFileShare(file),
    size: toSizeWords(file, only?.state),
    isMoving: receivers.some(({ state }) => isMoving(state)),
    preview,
    status: toSentWords(file),
  };
  const privacy = onlyFor !== null && <PrivateLine only={onlyFor} relayedBy={file.relayedBy} />;
  if (only !== undefined && !isWithdrawn) {
    return (
      <FileCard {...card} tone={toTone(only.state.step)}>
        {privacy}
        <TransferActions file={file} state={only.state} peerId={only.peerId} except="cancel">
          <WithdrawButton file={file} />
        </TransferActions>
      </FileCard>
    );
  }
  const isDelivered = receivers.length > 0 && receivers.every(({ state }) => state.step === 'done');
  return (
    <FileCard {...card} tone={isDelivered && !isWithdrawn ? 'done' : 'plain'}>
      {privacy}
      {receivers.length > 1 && <ReceiverList file={file} />}
      {!isWithdrawn && (
        <FileButtons>
          {needsFile && <ChooseAgainButton fileIds={[fileId]} name={name} />}
          <WithdrawButton file={file} />
        </FileButtons>
      )}
    </FileCard>
  );
}

/** Takes the file back from everybody. A file that all devices have is only kept from those that come later. */
function WithdrawButton({ file: { fileId, name, receivers } }: { readonly file: Sent }) {
  const { session } = useRoom();
  const isOpen = receivers.length === 0 || receivers.some(({ state }) => !isOver(state));
  const label = isOpen ? words.actions.cancel : words.stopOffering;
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={words.actionLabel(label, name)}
      onClick={() => session.files.cancel(fileId)}
    >
      {label}
    </Button>
  );
}

function toSentWords(file: Sent): string {
  const { receivers, isWithdrawn, needsFile } = file;
  const holders = receivers.filter(({ state }) => state.step === 'done');
  if (needsFile) return words.needsFile;
  // After a reload it is not known who has the file.
  if (isWithdrawn && receivers.length === 0) return words.drop.withdrawn;
  if (isWithdrawn) return words.withdrawnFrom(holders.map(({ username }) => username));
  const [first, second] = receivers;
  if (first === undefined) return file.onlyFor === null ? words.noReceiver : words.onlyAway(file.onlyFor);
  if (second === undefined) return toTransferWords(file, first.state, false);
  return words.delivered(holders.length, receivers.length);
}

function toTone(step: string): 'plain' | 'done' | 'error' {
  if (step === 'failed') return 'error';
  return step === 'done' ? 'done' : 'plain';
}
