import { type Sha256, toHex } from '../../src/core/sha256.ts';
import type { SendJob, SendOutcome } from './lan-transfer.api.ts';
import { MESSAGE_HEAD_BYTES, slicesPerMessage } from './slice-message.ts';

/** A channel as far as sending needs it. Some browsers give no buffered amount. */
export interface SliceChannel {
  readonly readyState: RTCDataChannelState;
  readonly bufferedAmount?: number;
  bufferedAmountLowThreshold: number;
  binaryType: BinaryType;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/** Sending waits above the first amount until less than the second is left (doc 2 §9: 8 MB). */
const HIGH_WATER_BYTES = 8 << 20;
const LOW_WATER_BYTES = 2 << 20;
/** The documented pace, for channels without a buffered amount only: after so many slices, a pause (doc 2 §9). */
const PAUSE_SLICES = 10;
const PAUSE_MS = 10;
/** Messages that are read from the file at once. The next ones are read while these are sent. */
const READ_MESSAGES = 16;
/** Bytes that are hashed between two reads. */
const HASH_BYTES = 1 << 20;

interface SendDeps {
  wait(ms: number): Promise<void>;
  /** Receives the bytes of every message that was handed to the channel. */
  onSent(bytes: number): void;
  /** The file's SHA-256 where it is known already. */
  readonly sha256: string | null;
  startHash(): Sha256;
}

/** Sends slices of a file in ascending order and resolves when the network has them all. The channel stays open. */
export async function sendSlices(channel: SliceChannel, job: SendJob, deps: SendDeps): Promise<SendOutcome> {
  const total = Math.ceil(job.file.size / job.sliceBytes);
  const ranges = job.ranges.length === 0 ? [0, total] : job.ranges;
  const isWhole = ranges.length === 2 && ranges[0] === 0 && ranges[1] === total;
  const hash = isWhole && deps.sha256 === null ? deps.startHash() : null;
  try {
    if (!(await becomesOpen(channel))) return { type: 'interrupted' };
    if (!(await sendRanges(channel, job, ranges, hash, deps))) return { type: 'interrupted' };
    const sha256 = deps.sha256 ?? toHex((hash ?? (await hashBlob(job.file, deps.startHash()))).digest());
    return (await drains(channel)) ? { type: 'sent', sha256 } : { type: 'interrupted' };
  } catch (error) {
    if (channel.readyState !== 'open') return { type: 'interrupted' };
    if (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))
      return { type: 'file-lost' };
    throw error;
  }
}

/** Adds a file that is read piece by piece. */
async function hashBlob(blob: Blob, hash: Sha256): Promise<Sha256> {
  for (let at = 0; at < blob.size; at += HASH_BYTES) {
    hash.update(new Uint8Array(await blob.slice(at, at + HASH_BYTES).arrayBuffer()));
  }
  return hash;
}

/** False when the channel is closed meanwhile. */
async function sendRanges(
  channel: SliceChannel,
  { file, sliceBytes, maxMessageBytes }: SendJob,
  ranges: readonly number[],
  hash: Sha256 | null,
  { wait, onSent }: SendDeps,
): Promise<boolean> {
  const perMessage = slicesPerMessage(maxMessageBytes, sliceBytes);
  const message = new Uint8Array(MESSAGE_HEAD_BYTES + perMessage * sliceBytes);
  const head = new DataView(message.buffer);
  const blocks = listBlocks(ranges, perMessage * READ_MESSAGES);
  const read = ({ first, end }: Block) => file.slice(first * sliceBytes, end * sliceBytes).arrayBuffer();
  let next = blocks[0] === undefined ? null : read(blocks[0]);
  for (const [index, { first }] of blocks.entries()) {
    const bytes = new Uint8Array((await next) ?? new ArrayBuffer(0));
    const following = blocks[index + 1];
    next = following === undefined ? null : read(following);
    // A failure to read is handled when its turn comes.
    next?.catch(() => undefined);
    for (let at = 0; at < bytes.length; at += perMessage * sliceBytes) {
      const part = bytes.subarray(at, at + perMessage * sliceBytes);
      if (!(await hasRoom(channel, Math.ceil(part.length / sliceBytes), wait))) return false;
      head.setUint32(0, first + at / sliceBytes, true);
      message.set(part, MESSAGE_HEAD_BYTES);
      channel.send(message.subarray(0, MESSAGE_HEAD_BYTES + part.length));
      hash?.update(part);
      onSent(part.length);
    }
  }
  return true;
}

interface Block {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

function listBlocks(ranges: readonly number[], slices: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [from = 0, to = 0] = [ranges[at], ranges[at + 1]];
    for (let first = from; first < to; first += slices) blocks.push({ first, end: Math.min(first + slices, to) });
  }
  return blocks;
}

/** Waits until the channel takes more. False when it is closed. */
async function hasRoom(channel: SliceChannel, slices: number, wait: SendDeps['wait']): Promise<boolean> {
  if (channel.bufferedAmount === undefined) {
    await wait((slices / PAUSE_SLICES) * PAUSE_MS);
    return channel.readyState === 'open';
  }
  if (channel.bufferedAmount <= HIGH_WATER_BYTES) return channel.readyState === 'open';
  return fallsTo(channel, LOW_WATER_BYTES);
}

/** Waits until nothing is left to be sent. */
async function drains(channel: SliceChannel): Promise<boolean> {
  if (channel.bufferedAmount === undefined || channel.bufferedAmount === 0) return channel.readyState === 'open';
  return fallsTo(channel, 0);
}

function fallsTo(channel: SliceChannel, bytes: number): Promise<boolean> {
  channel.bufferedAmountLowThreshold = bytes;
  return happens(channel, 'bufferedamountlow', () => (channel.bufferedAmount ?? 0) <= bytes);
}

function becomesOpen(channel: SliceChannel): Promise<boolean> {
  return happens(channel, 'open', () => channel.readyState === 'open');
}

/** Resolves to true when it is so, to false when the channel is closed before. */
function happens(channel: SliceChannel, event: string, isSo: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const isClosed = channel.readyState === 'closing' || channel.readyState === 'closed';
      if (!isClosed && !isSo()) return;
      for (const type of [event, 'close', 'error']) channel.removeEventListener(type, check);
      resolve(!isClosed);
    };
    for (const type of [event, 'close', 'error']) channel.addEventListener(type, check);
    check();
  });
}
