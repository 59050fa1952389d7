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

/** The problem of a part of a request. `unknown`: the call has no such part. `malformed`: every problem without its own name. */
const REQUEST_PROBLEMS = [
  'missing',
  'tooLong',
  'tooShort',
  'tooMany',
  'tooFew',
  'tooLarge',
  'tooSmall',
  'unknown',
  'malformed',
] as const;
export type RequestProblem = (typeof REQUEST_PROBLEMS)[number];

/** `data` of the answer to a malformed request: the parts that are wrong. The answer's message says the same in words. */
export const requestIssuesSchema = z.object({
  issues: z.array(
    z.object({
      /** Path of the part, such as `email` or `rows.2.name`; empty for the whole. */
      field: z.string(),
      code: z.enum(REQUEST_PROBLEMS),
      /** The largest or smallest length, number of members, or value that is allowed. */
      limit: z.number().optional(),
    }),
  ),
});
export type RequestIssues = z.infer<typeof requestIssuesSchema>;
export type RequestIssue = RequestIssues['issues'][number];
