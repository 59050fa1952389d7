import { DEVICE_HEADER } from '../core/contracts/device-header.ts';
import { AppError } from '../core/errors.ts';
import { API_ORIGIN } from '../core/paths.ts';
import { unlockedFetch } from './network-lock.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Complete with the base. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a bearer token. */
  readonly token?: string;
  /** Sent as the token of a known device. */
  readonly device?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** The parsed body; undefined when it is not JSON or not declared as JSON (trap T14). */
  readonly json: unknown;
  readonly body: HttpBody;
  /** The `Retry-After` header in seconds. */
  readonly retryAfter: number | null;
}

/** `other`: not declared as JSON. `broken`: declared as JSON, and none. */
export type HttpBody = 'json' | 'empty' | 'other' | 'broken';

/** Receives a complete address where the service has another origin than the page, otherwise a path. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Long, because passwords are hashed slowly on purpose and a busy server queues them. */
const TIMEOUT_MS = 20_000;

/**
 * Sends one request and returns the answer, whatever its status.
 * @throws AppError `NETWORK`, `TIMEOUT`; the signal's own reason when it was aborted.
 */
export async function requestJson(request: HttpRequest, fetchIt: Fetch = unlockedFetch): Promise<HttpReply> {
  const { signal, timeoutMs = TIMEOUT_MS } = request;
  signal?.throwIfAborted();
  const control = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    control.abort();
  }, timeoutMs);
  const giveUp = () => control.abort();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetchIt(`${API_ORIGIN}${request.path}`, toOptions(request, control.signal));
    return { status: response.status, ...(await readBody(response)), retryAfter: readRetryAfter(response) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new AppError(isLate ? 'TIMEOUT' : 'NETWORK', String(cause));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function toOptions({ method, body, token, device }: HttpRequest, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (device !== undefined) headers[DEVICE_HEADER] = device;
  return {
    method,
    headers,
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function readBody(response: Response): Promise<Pick<HttpReply, 'json' | 'body'>> {
  const text = await response.text();
  if (text === '') return { json: undefined, body: 'empty' };
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return { json: undefined, body: 'other' };
  try {
    return { json: JSON.parse(text), body: 'json' };
  } catch {
    return { json: undefined, body: 'broken' };
  }
}

function readRetryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) : null;
}
