/** The baselines: bytes that are neither read from a file nor kept, over a channel of the page. */

const HIGH_WATER_BYTES = 8 << 20;
const LOW_WATER_BYTES = 2 << 20;
const SLICE_BYTES = 16_384;
const PAUSE_SLICES = 10;
const PAUSE_MS = 10;

/** Sends by the channel's back-pressure, with messages of one size. The other page has called `receiveRaw` before. */
export async function sendRaw(pc: RTCPeerConnection, bytes: number, messageBytes: number): Promise<void> {
  const channel = await openChannel(pc);
  const message = crypto.getRandomValues(new Uint8Array(1 << 16));
  const payload = Uint8Array.from({ length: messageBytes }, (_, at) => message[at % message.length] ?? 0);
  channel.bufferedAmountLowThreshold = LOW_WATER_BYTES;
  for (let sent = 0; sent < bytes; sent += messageBytes) {
    if (channel.bufferedAmount > HIGH_WATER_BYTES) await once(channel, 'bufferedamountlow');
    channel.send(payload.subarray(0, Math.min(messageBytes, bytes - sent)));
  }
  await once(channel, 'close');
}

/** Sends as documented: slices of 16,384 bytes, and a pause of 10 ms after ten of them. As `sendRaw` otherwise. */
export async function sendBlindly(pc: RTCPeerConnection, bytes: number): Promise<void> {
  const channel = await openChannel(pc);
  const payload = new Uint8Array(SLICE_BYTES);
  for (let slice = 0; slice * SLICE_BYTES < bytes; slice++) {
    channel.send(payload.subarray(0, Math.min(SLICE_BYTES, bytes - slice * SLICE_BYTES)));
    if (slice % PAUSE_SLICES === PAUSE_SLICES - 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await once(channel, 'close');
}

/**
 * Opens the channel, whose messages are lost where it opens later than the sender's.
 * @returns resolves to the milliseconds from the first message until all bytes are here.
 */
export async function receiveRaw(pc: RTCPeerConnection, bytes: number): Promise<() => Promise<number>> {
  const channel = await openChannel(pc);
  let received = 0;
  let from = 0;
  const ms = new Promise<number>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (received === 0) from = performance.now();
      received += data.byteLength;
      if (received < bytes) return;
      resolve(performance.now() - from);
      channel.close();
    });
  });
  return () => ms;
}

/** Both pages count alike. A number is not used twice, because its last channel may still be closing. */
let lastChannel = 0;

async function openChannel(pc: RTCPeerConnection): Promise<RTCDataChannel> {
  lastChannel += 2;
  const channel = pc.createDataChannel('raw', { negotiated: true, id: lastChannel });
  channel.binaryType = 'arraybuffer';
  if (channel.readyState !== 'open') await once(channel, 'open');
  return channel;
}

function once(target: EventTarget, type: string): Promise<void> {
  return new Promise((resolve) => target.addEventListener(type, () => resolve(), { once: true }));
}
