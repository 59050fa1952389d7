import { readCrc32 } from '../../src/core/crc32.ts';
import { AppError } from '../../src/core/errors.ts';
import type { Sha256 } from '../../src/core/sha256.ts';
import { createIncoming, type Incoming, isComplete, takeMessage, verifyIncoming } from './incoming-file.ts';
import type { IncomingFile, LanTransferApi, ReceiveOutcome, SendJob, SendOutcome } from './lan-transfer.api.ts';
import { type SliceChannel, sendSlices } from './send-slices.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { MESSAGE_HEAD_BYTES } from './slice-message.ts';
import type { SliceStore } from './slice-store.ts';

interface TransferDeps {
  /** @throws AppError `storage-full`. */
  openStore(fileId: string, bytes: number): Promise<SliceStore>;
  sweepStores(kept: readonly string[]): Promise<void>;
  /** Called once. Resolves to what starts a hash. */
  loadSha256(): Promise<() => Sha256>;
  wait(ms: number): Promise<void>;
}

interface Line {
  readonly channel: SliceChannel;
  doneBytes: number;
  /** Null for a line that sends. */
  readonly received: Promise<ReceiveOutcome> | null;
}

interface TransferContext {
  readonly deps: TransferDeps;
  readonly sha256: Promise<() => Sha256>;
  readonly lines: Map<number, Line>;
  readonly incoming: Map<string, Incoming>;
  readonly opening: Map<string, Promise<Incoming>>;
  /** Hashes of files that were sent before. */
  readonly hashes: Map<string, string>;
}

/** Sends and receives files over channels of the page. */
export function createLanTransferService(deps: TransferDeps): LanTransferApi {
  const context: TransferContext = {
    deps,
    sha256: deps.loadSha256(),
    lines: new Map(),
    incoming: new Map(),
    opening: new Map(),
    hashes: new Map(),
  };
  const { lines, incoming } = context;
  return {
    attachSender(channel, id) {
      lines.set(id, { channel, doneBytes: 0, received: null });
    },
    send: (job) => send(context, job),
    async open(file) {
      const opened = await openIncoming(context, file);
      return { missing: opened.slices.missing(), isStored: opened.store.isStored };
    },
    attachReceiver(channel, id, fileId) {
      attachReceiver(context, channel, id, findIncoming(context, fileId));
    },
    receive: async (id) => (await lines.get(id)?.received) ?? 'interrupted',
    stop(id) {
      lines.get(id)?.channel.close();
      lines.delete(id);
    },
    progress: () => [...lines].map(([id, line]) => ({ id, doneBytes: countDone(line) })),
    getSlices: (fileId) => findIncoming(context, fileId).slices.toBytes(),
    verify: (fileId, sha256) => verifyIncoming(findIncoming(context, fileId), sha256),
    getBlob: (fileId) => findIncoming(context, fileId).store.toBlob(),
    checksum: readCrc32,
    async discard(fileId) {
      const file = incoming.get(fileId);
      incoming.delete(fileId);
      await file?.store.dispose();
    },
    sweep: (kept) => deps.sweepStores([...kept, ...incoming.keys()]),
    preview: shrinkPicture,
  };
}

/** Bytes that still wait in the channel do not count as sent. */
function countDone({ channel, doneBytes, received }: Line): number {
  return received === null ? Math.max(0, doneBytes - (channel.bufferedAmount ?? 0)) : doneBytes;
}

async function send({ deps, lines, hashes, sha256 }: TransferContext, job: SendJob): Promise<SendOutcome> {
  const line = lines.get(job.id);
  if (line === undefined) return { type: 'interrupted' };
  const outcome = await sendSlices(line.channel, job, {
    wait: deps.wait,
    sha256: hashes.get(job.fileId) ?? null,
    startHash: await sha256,
    onSent: (bytes) => {
      line.doneBytes += bytes;
    },
  });
  if (outcome.type === 'sent') hashes.set(job.fileId, outcome.sha256);
  return outcome;
}

async function openIncoming(context: TransferContext, file: IncomingFile): Promise<Incoming> {
  const { incoming, opening } = context;
  const known = incoming.get(file.fileId) ?? opening.get(file.fileId);
  if (known !== undefined) return known;
  const opened = openNew(context, file);
  opening.set(file.fileId, opened);
  try {
    incoming.set(file.fileId, await opened);
    return await opened;
  } finally {
    opening.delete(file.fileId);
  }
}

async function openNew({ deps, sha256 }: TransferContext, file: IncomingFile): Promise<Incoming> {
  const startHash = await sha256;
  return createIncoming(file, await deps.openStore(file.fileId, file.bytes), startHash);
}

function findIncoming({ incoming }: TransferContext, fileId: string): Incoming {
  const file = incoming.get(fileId);
  if (file === undefined) throw new AppError('file-not-open', `No file ${fileId} is being received`);
  return file;
}

function attachReceiver({ lines }: TransferContext, channel: RTCDataChannel, id: number, file: Incoming): void {
  channel.binaryType = 'arraybuffer';
  // A line never carries a slice twice, so a sender cannot go on for ever.
  let slicesLeft = file.slices.total;
  const received = new Promise<ReceiveOutcome>((resolve) => {
    const settle = (outcome: ReceiveOutcome) => {
      channel.removeEventListener('message', take);
      resolve(outcome);
    };
    const take = ({ data }: MessageEvent) => {
      const taken = takeMessage(file, data);
      if (typeof taken === 'string') return settle(taken);
      slicesLeft -= Math.ceil((data.byteLength - MESSAGE_HEAD_BYTES) / file.shape.sliceBytes);
      line.doneBytes += taken;
      if (isComplete(file)) settle('complete');
      else if (slicesLeft <= 0) settle('bad-sender');
    };
    channel.addEventListener('message', take);
    channel.addEventListener('close', () => settle(isComplete(file) ? 'complete' : 'interrupted'));
    if (isComplete(file)) settle('complete');
  });
  const line: Line = { channel, doneBytes: 0, received };
  lines.set(id, line);
}
