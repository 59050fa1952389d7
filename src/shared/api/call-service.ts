import { envelopeSchema, isSuccess } from '../../core/contracts/envelope.ts';
import { AppError } from '../../core/errors.ts';
import type { z } from '../../core/schema.ts';
import { type Fetch, type HttpRequest, requestJson } from '../../platform/http.ts';

/**
 * One service call: its answer's `data`, read by the contract. Data that stand beside the code instead are taken too
 * (doc 2 §7).
 * @throws AppError `NETWORK`, `TIMEOUT`, `INVALID_REPLY` or the business code; details as `Failure` reads them.
 */
export async function callService<Data>(request: HttpRequest, schema: z.ZodType<Data>, fetchIt?: Fetch): Promise<Data> {
  const { status, json, retryAfter } = await requestJson(request, fetchIt);
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) throw new AppError('INVALID_REPLY', `${request.path}: ${status}`, { status });
  const { code, message = '', data } = envelope.data;
  if (!isSuccess(code, status)) {
    throw new AppError(toRefusalCode(code, status), message, { status, retryAfter, data });
  }
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const beside = schema.safeParse(envelope.data);
  if (beside.success) return beside.data;
  throw new AppError('INVALID_REPLY', `${request.path}: ${read.error.message}`, { status });
}

/** The status speaks where the answer has no code, or one of success that the status denies. */
function toRefusalCode(code: string | number | undefined, status: number): string {
  return code === undefined || isSuccess(code, 200) ? String(status) : String(code);
}
