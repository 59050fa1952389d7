import { AppError } from '../core/errors.ts';
import { unlockedFetch } from './network-lock.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a bearer token. */
  readonly token?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** The parsed body; undefined when it is not JSON or not declared as JSON (trap T14). */
  readonly json: unknown;
  /** The `Retry-After` header in seconds. */
  readonly retryAfter: number | null;
}

export type Fetch = (path: string, options: RequestInit) => Promise<Response>;

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
    const response = await fetchIt(request.path, toOptions(request, control.signal));
    return { status: response.status, json: await readJson(response), retryAfter: readRetryAfter(response) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new AppError(isLate ? 'TIMEOUT' : 'NETWORK', String(cause));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function toOptions({ method, body, token }: HttpRequest, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  return {
    method,
    headers,
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRetryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after') ?? '';
  return /^\d+$/.test(header) ? Number(header) : null;
}
