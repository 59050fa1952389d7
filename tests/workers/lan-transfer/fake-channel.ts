/** Bytes that a channel of the tests passes on in one go. */
const PASSED_BYTES = 1 << 17;

export interface ChannelOptions {
  /** Called with every message before it arrives; false loses the connection instead. */
  readonly onMessage?: (bytes: number) => boolean;
  /** Changes messages on their way. */
  readonly distort?: (message: ArrayBuffer) => ArrayBuffer;
}

/** One end of a data channel in memory, with a buffer that is emptied step by step. */
export class FakeChannel extends EventTarget {
  readyState: RTCDataChannelState = 'open';
  bufferedAmount: number | undefined = 0;
  bufferedAmountLowThreshold = 0;
  binaryType: BinaryType = 'arraybuffer';
  /** The most bytes that have waited. */
  highest = 0;
  other: FakeChannel | null = null;
  readonly #options: ChannelOptions;
  readonly #queue: ArrayBuffer[] = [];
  #isPassing = false;

  constructor(options: ChannelOptions = {}) {
    super();
    this.#options = options;
  }

  send(data: Uint8Array<ArrayBuffer>): void {
    if (this.readyState !== 'open') throw new DOMException('closed', 'InvalidStateError');
    this.#queue.push(data.slice().buffer);
    if (this.bufferedAmount !== undefined) {
      this.bufferedAmount += data.byteLength;
      this.highest = Math.max(this.highest, this.bufferedAmount);
    }
    if (!this.#isPassing) setImmediate(() => this.#pass());
    this.#isPassing = true;
  }

  close(): void {
    for (const end of [this, this.other]) {
      if (end === null || end.readyState === 'closed') continue;
      end.readyState = 'closed';
      setImmediate(() => end.dispatchEvent(new Event('close')));
    }
  }

  #pass(): void {
    this.#isPassing = false;
    let bytes = 0;
    while (bytes < PASSED_BYTES && this.readyState === 'open') {
      const message = this.#queue.shift();
      if (message === undefined) break;
      bytes += message.byteLength;
      if (this.#options.onMessage?.(message.byteLength) === false) return;
      const data = this.#options.distort?.(message) ?? message;
      this.other?.dispatchEvent(new MessageEvent('message', { data }));
    }
    if (this.bufferedAmount !== undefined) {
      const before = this.bufferedAmount;
      this.bufferedAmount -= bytes;
      const falls = before > this.bufferedAmountLowThreshold && this.bufferedAmount <= this.bufferedAmountLowThreshold;
      if (falls) this.dispatchEvent(new Event('bufferedamountlow'));
    }
    if (this.readyState === 'open' && this.#queue.length > 0 && !this.#isPassing) {
      this.#isPassing = true;
      setImmediate(() => this.#pass());
    }
  }
}

/** Two ends of one channel. */
export function createChannelPair(options: ChannelOptions = {}): [FakeChannel, FakeChannel] {
  const [one, other] = [new FakeChannel(options), new FakeChannel()];
  one.other = other;
  other.other = one;
  return [one, other];
}

/** A channel of the tests where a browser's is expected. */
export function asChannel(channel: FakeChannel): RTCDataChannel {
  return channel as unknown as RTCDataChannel;
}
