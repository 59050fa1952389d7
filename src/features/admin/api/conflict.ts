import { AppError } from '../../../core/errors.ts';
import { z } from '../../../core/schema.ts';
import { type Failure, toFailure } from '../../../shared/api/failure.ts';
import type { Notice } from '../../../shared/forms/notice.ts';
import { copy } from './copy.ts';

/** The state that somebody else has saved meanwhile; null for any other failure. */
export function readPresent<State>({ code, data }: Failure, state: z.ZodType<State>): State | null {
  if (code !== 'CHANGED_MEANWHILE') return null;
  const parsed = z.object({ present: state }).safeParse(data);
  return parsed.success ? parsed.data.present : null;
}

/** The same for whatever was thrown. */
export function readConflict<State>(error: unknown, state: z.ZodType<State>): State | null {
  return error instanceof AppError ? readPresent(toFailure(error), state) : null;
}

/** Both states, and that saving once more overwrites the other one. */
export function toConflictNotice(present: string, yours: string): Notice {
  return { severity: 'warning', text: copy.conflict(present, yours) };
}
