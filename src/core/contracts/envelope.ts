import { z } from '../schema.ts';

/** Every answer of a service call. `code` is `'200'` for success; otherwise a status or a business code. */
export interface Envelope<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}

export const SUCCESS_CODE = '200';

/** An answer as it may come: from a server of ours the code is a text, others send a number or leave it out (traps T14, T15). */
export const envelopeSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
  data: z.unknown().optional(),
});

/** Whether an answer is a success; one without a code only where the HTTP status says so. */
export function isSuccess(code: string | number | undefined, status: number): boolean {
  const isOk = status >= 200 && status < 300;
  return isOk && (code === undefined || String(code) === SUCCESS_CODE);
}
