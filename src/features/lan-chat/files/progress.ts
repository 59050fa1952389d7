import { FILE_MS } from '../constants.ts';
import { addSample, toBytesPerSecond } from '../model/transfer-speed.ts';
import { change, type FilesContext, type ReceivedFile, type SentFile, type Transfer } from './files-context.ts';

/** Reads from the worker how far the files are, until none is under way. */
export function readProgress(context: FilesContext): void {
  if (context.stopProgress !== null) return;
  let rememberedAt = context.deps.now();
  const next = () => {
    context.stopProgress = context.deps.after(FILE_MS.progress, () => void read());
  };
  const read = async () => {
    const transfers = listOpen(context);
    if (transfers.length === 0) {
      context.stopProgress = null;
      return;
    }
    await showProgress(context, transfers);
    if (context.stopProgress === null) return;
    const now = context.deps.now();
    if (now - rememberedAt >= FILE_MS.remember) {
      rememberedAt = now;
      for (const { file } of transfers) if (!('receivers' in file)) void rememberFile(context, file);
    }
    next();
  };
  next();
}

/** Writes down which slices have arrived, where their bytes survive this page. */
export async function rememberFile({ deps }: FilesContext, file: ReceivedFile): Promise<void> {
  if (!file.isStored) return;
  const { fileId, author, bytes, name, firstSlice } = file;
  const slices = await deps.tool.getSlices(fileId).catch(() => null);
  if (slices === null) return;
  file.slices = slices;
  await deps.partials.write({ fileId, userId: author.userId, bytes, name, firstSlice, slices, at: deps.now() });
}

interface OpenTransfer {
  readonly file: SentFile | ReceivedFile;
  readonly transfer: Transfer;
  /** Id of the device at the other end. */
  readonly peerId: string;
}

function listOpen({ sent, received }: FilesContext): OpenTransfer[] {
  const outgoing = [...sent.values()].flatMap((file) =>
    file.receivers.map((transfer) => ({ file, transfer, peerId: transfer.peerId })),
  );
  const incoming = [...received.values()].map((file) => ({ file, transfer: file, peerId: file.source.peerId }));
  return [...outgoing, ...incoming].filter(({ transfer }) => transfer.line !== null);
}

async function showProgress(context: FilesContext, transfers: readonly OpenTransfer[]): Promise<void> {
  const progress = await context.deps.tool.progress().catch(() => []);
  const now = context.deps.now();
  for (const { file, transfer, peerId } of transfers) {
    const line = progress.find(({ id }) => id === transfer.line);
    if (line === undefined || transfer.state.step !== 'running') continue;
    const doneBytes = Math.min(file.bytes, transfer.baseBytes + line.doneBytes);
    transfer.samples = addSample(transfer.samples, now, doneBytes);
    if (doneBytes > transfer.state.doneBytes) context.room.noteAlive(peerId);
    const bytesPerSecond = toBytesPerSecond(transfer.samples);
    change(context, file, transfer, { type: 'progress', doneBytes, bytesPerSecond });
    if (!file.isShown) showRelayed(context, file.fileId, doneBytes, bytesPerSecond);
  }
}

/** A relayed file is shown as far as it has reached the creator. */
function showRelayed(context: FilesContext, relayId: string, doneBytes: number, bytesPerSecond: number | null): void {
  for (const file of context.sent.values()) {
    const receiver = file.receivers.find((each) => each.relayId === relayId);
    if (receiver !== undefined) change(context, file, receiver, { type: 'progress', doneBytes, bytesPerSecond });
  }
}
