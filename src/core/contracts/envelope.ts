import { z } from '../schema.ts';

/** Every answer of a service call. `code` is `'200'` for success; otherwise a status or a business code. */
export interface Envelope<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}

export const SUCCESS_CODE = '200';

/** An answer as it may arrive: this server sends the code as text, others send a number or omit it (traps T14, T15). */
export const envelopeSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
  data: z.unknown().optional(),
});

/** Whether an answer is a success. Without a code the HTTP status decides. */
export function isSuccess(code: string | number | undefined, status: number): boolean {
  const isOk = status >= 200 && status < 300;
  return isOk && (code === undefined || String(code) === SUCCESS_CODE);
}

/** `data` of the answer to a malformed request: the parts that are wrong. The client has the words for them. */
export const requestIssuesSchema = z.object({
  issues: z.array(
    z.object({
      /** Path of the part, such as `email` or `rows.2.name`; empty for the whole. */
      field: z.string(),
      /** The schema library's code, such as `invalid_type` or `too_big`. */
      code: z.string(),
    }),
  ),
});
export type RequestIssues = z.infer<typeof requestIssuesSchema>;
