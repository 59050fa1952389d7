import type { Call, CallReply, CallRequest } from '../../core/contracts/define-call.ts';
import { envelopeSchema, isSuccess } from '../../core/contracts/envelope.ts';
import { AppError } from '../../core/errors.ts';
import { type Fetch, requestJson } from '../../platform/http.ts';

export interface CallOptions<Fallback = never> {
  /** Of the signed-in user. */
  readonly token?: string;
  /** Of this device, where an account signed in before. */
  readonly device?: string;
  readonly signal?: AbortSignal;
  /** For calls that take longer than most. */
  readonly timeoutMs?: number;
  /** The result where a server reports success with other data than the contract says. Without it that is an error. */
  readonly fallback?: Fallback;
  readonly fetchIt?: Fetch;
}

/**
 * Makes one service call and returns its data. Data that stand beside the code instead of under `data` are accepted too
 * (doc 2 §7).
 * @throws AppError `NETWORK`, `TIMEOUT`, `INVALID_REPLY` or the server's code; details as `toFailure` reads them.
 */
export async function callService<C extends Call, Fallback = never>(
  call: C,
  request: CallRequest<C>,
  options: CallOptions<Fallback> = {},
): Promise<CallReply<C> | Fallback> {
  const { token, device, signal, timeoutMs, fetchIt } = options;
  const parts = request as RequestParts;
  const url = toUrl(call.path, parts);
  const { status, json, body, retryAfter } = await requestJson(
    {
      method: call.method,
      path: url,
      ...(call.method === 'GET' ? {} : { body: parts.body ?? {} }),
      ...(token === undefined ? {} : { token }),
      ...(device === undefined ? {} : { device }),
      ...(signal === undefined ? {} : { signal }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    },
    fetchIt,
  );
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) throw new AppError('INVALID_REPLY', `${call.id}: ${status}`, { status, body });
  const { code, message = '', data } = envelope.data;
  if (!isSuccess(code, status)) {
    throw new AppError(toErrorCode(code, status), message, { status, retryAfter, data });
  }
  for (const candidate of [data, envelope.data]) {
    const reply = call.reply.safeParse(candidate);
    if (reply.success) return reply.data as CallReply<C>;
  }
  if ('fallback' in options) return options.fallback as Fallback;
  throw new AppError('INVALID_REPLY', `${call.id}: the data do not match the contract`, { status });
}

interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Fills in the path's parameters and appends the query; undefined values are left out. */
function toUrl(path: string, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** The status is the code where the answer has none, or a success that the status contradicts. */
function toErrorCode(code: string | number | undefined, status: number): string {
  return code === undefined || isSuccess(code, 200) ? String(status) : String(code);
}
