import { assertNever } from '../../../core/errors.ts';

/** How a file stands with one other device, or with this one. */
export type TransferState =
  /** Waits until the receiver accepts. */
  | { readonly step: 'offered' }
  | { readonly step: 'running'; readonly doneBytes: number; readonly bytesPerSecond: number | null }
  /** The connection is gone; continues by itself when the device returns. */
  | { readonly step: 'paused'; readonly doneBytes: number }
  /** All bytes are here and the hash is compared. */
  | { readonly step: 'checking' }
  | { readonly step: 'done' }
  /** `isFull`: too many files wait there. */
  | { readonly step: 'declined'; readonly isFull: boolean }
  | { readonly step: 'cancelled'; readonly by: 'me' | 'other' }
  /** The sender has taken the file back from everybody: its bytes are not sent again. */
  | { readonly step: 'withdrawn' }
  | { readonly step: 'failed'; readonly failure: TransferFailure };

export type TransferFailure =
  /** The hash differs: the file is damaged and was not kept. */
  | 'damaged'
  /** The sender no longer has the file, or it was changed. */
  | 'file-lost'
  /** No space on the receiving device. */
  | 'no-space'
  /** No connection with the device, neither direct nor through the creator. */
  | 'unreachable'
  /** The other device broke the rules. */
  | 'bad-sender';

export type TransferEvent =
  /** Offered once more. A file that is under way or done stays so until the receiver answers. */
  | { readonly type: 'offered' }
  | { readonly type: 'accepted'; readonly doneBytes: number }
  | { readonly type: 'progress'; readonly doneBytes: number; readonly bytesPerSecond: number | null }
  | { readonly type: 'interrupted'; readonly doneBytes: number }
  /** Every byte is sent or has arrived. */
  | { readonly type: 'complete' }
  | { readonly type: 'intact' }
  | { readonly type: 'declined'; readonly isFull: boolean }
  | { readonly type: 'cancelled'; readonly by: 'me' | 'other' }
  | { readonly type: 'withdrawn' }
  | { readonly type: 'failed'; readonly failure: TransferFailure };

type Step = TransferState['step'];

/** Steps in which bytes are, or will be, on their way. */
const UNDER_WAY: readonly Step[] = ['running', 'paused', 'checking'];
/** Steps that the two devices can still leave without a further decision of a person. */
const OPEN: readonly Step[] = ['offered', ...UNDER_WAY];

/** The state after an event; the same state where the event does not apply. */
export function applyTransfer(state: TransferState, event: TransferEvent): TransferState {
  const { step } = state;
  switch (event.type) {
    case 'offered':
      return OPEN.includes(step) || step === 'done' || step === 'withdrawn' ? state : { step: 'offered' };
    case 'accepted':
      return step === 'withdrawn' ? state : { step: 'running', doneBytes: event.doneBytes, bytesPerSecond: null };
    case 'progress': {
      const { doneBytes, bytesPerSecond } = event;
      return step === 'running' ? { step, doneBytes, bytesPerSecond } : state;
    }
    case 'interrupted':
      return UNDER_WAY.includes(step) ? { step: 'paused', doneBytes: event.doneBytes } : state;
    case 'complete':
      return step === 'running' || step === 'paused' ? { step: 'checking' } : state;
    case 'intact':
      return step === 'cancelled' ? state : { step: 'done' };
    case 'declined':
      return OPEN.includes(step) ? { step: 'declined', isFull: event.isFull } : state;
    case 'cancelled':
      return OPEN.includes(step) ? { step: 'cancelled', by: event.by } : state;
    case 'withdrawn':
      return step === 'done' || step === 'withdrawn' ? state : { step: 'withdrawn' };
    case 'failed':
      return OPEN.includes(step) ? { step: 'failed', failure: event.failure } : state;
    default:
      return assertNever(event);
  }
}

/** Whether bytes are, or will be, on their way without a further decision of a person. */
export function isUnderWay({ step }: TransferState): boolean {
  return UNDER_WAY.includes(step);
}

/** Whether the transfer has ended, well or not. */
export function isOver({ step }: TransferState): boolean {
  return !OPEN.includes(step);
}
