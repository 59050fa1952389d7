import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { submittedLogSchema } from '../../../core/contracts/flock-records.ts';
import type { RunLog } from '../../../core/flock/run-log.ts';
import { fromBase64, toBase64 } from '../../../platform/base64.ts';

const STEP_BYTES = 3;
/** More than the longest log has, with its conditions. */
const BYTES_MAX = 100_000;

/** A game's log as text for an address: its head in JSON, a zero byte and its steps, compressed. */
export function toRunText({ steps, ...head }: RunLog): string {
  const headBytes = strToU8(JSON.stringify(head));
  const bytes = new Uint8Array(headBytes.length + 1 + steps.length);
  bytes.set(headBytes);
  bytes.set(toPlanes(steps), headBytes.length + 1);
  return toBase64(deflateSync(bytes, { level: 9 })).replace(/[+/=]/g, (sign) => ADDRESS_SIGNS[sign] ?? '');
}

/** The log of such a text; null for any other text. It may be a log that no game has left. */
export function fromRunText(text: string): RunLog | null {
  try {
    const packed = fromBase64(text.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')));
    const bytes = inflateSync(packed, { out: new Uint8Array(BYTES_MAX) });
    const end = bytes.indexOf(0);
    const head: unknown = JSON.parse(strFromU8(bytes.subarray(0, end)));
    const steps = fromPlanes(bytes.slice(end + 1));
    const log = submittedLogSchema.safeParse({ ...(head as object), steps: toBase64(steps) });
    return log.success ? { ...log.data, steps } : null;
  } catch {
    return null;
  }
}

const ADDRESS_SIGNS: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** One byte of every step after the other, each as the difference to the step before: steady steering becomes zeros. */
function toPlanes(steps: Uint8Array): Uint8Array {
  const count = Math.floor(steps.length / STEP_BYTES);
  const planes = new Uint8Array(steps.length);
  for (let plane = 0; plane < STEP_BYTES; plane++) {
    let before = 0;
    for (let step = 0; step < count; step++) {
      const value = steps[step * STEP_BYTES + plane] ?? 0;
      planes[plane * count + step] = value - before;
      before = value;
    }
  }
  return planes;
}

function fromPlanes(planes: Uint8Array): Uint8Array {
  const count = Math.floor(planes.length / STEP_BYTES);
  const steps = new Uint8Array(planes.length);
  for (let plane = 0; plane < STEP_BYTES; plane++) {
    let value = 0;
    for (let step = 0; step < count; step++) {
      value += planes[plane * count + step] ?? 0;
      steps[step * STEP_BYTES + plane] = value;
    }
  }
  return steps;
}
