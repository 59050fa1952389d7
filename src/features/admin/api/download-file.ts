import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import { SUCCESS_CODE } from '../../../core/contracts/envelope.ts';
import { AppError } from '../../../core/errors.ts';
import type { Fetch } from '../../../platform/http.ts';
import { unlockedFetch } from '../../../platform/network-lock.ts';
import type { SaveTarget } from '../../../platform/save-target.ts';
import { callAdmin } from './call-admin.ts';

/** Media types, without parameters, of the files that calls answer with in place of an envelope. */
export const ZIP_TYPE = 'application/zip';
export const CSV_TYPE = 'text/csv';

interface DownloadOptions {
  readonly type: string;
  /** Where the file is written as it arrives. */
  readonly target: SaveTarget;
  /** Called with the bytes that have arrived in the target. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
  readonly fetchIt?: Fetch;
}

/**
 * Makes a call that answers with a file, and saves it. Nothing is kept of an incomplete file.
 * @throws as `callAdmin`; AppError `INTERRUPTED` when the file ends early; an `AbortError` when it is cancelled.
 */
export async function downloadFile<C extends Call>(
  call: C,
  request: CallRequest<C>,
  { type, target, onProgress = () => {}, signal, fetchIt = unlockedFetch }: DownloadOptions,
): Promise<void> {
  const files: Response[] = [];
  const ending = signal === undefined ? {} : { signal };
  await callAdmin(call, request, {
    ...ending,
    async fetchIt(path, { signal: _timeLimit, ...options }) {
      // A large file takes longer than the time limit of other calls.
      const response = await fetchIt(path, { ...options, ...ending });
      if (!isFile(response, type)) return response;
      files.push(response);
      return Response.json({ code: SUCCESS_CODE, data: '' });
    },
  });
  const file = files.at(-1);
  if (file === undefined) throw new AppError('INVALID_REPLY', `The answer is no ${type}`);
  await writeWhole(file, target, onProgress);
}

function isFile({ ok, headers }: Response, type: string): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith(type);
}

async function writeWhole(
  { body, headers }: Response,
  target: SaveTarget,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const promised = headers.get('content-length');
  let bytes = 0;
  for (const reader = body?.getReader(); reader !== undefined; ) {
    const { done, value } = await reader.read().catch((cause) => {
      throw isAbort(cause) ? cause : new AppError('INTERRUPTED', String(cause));
    });
    if (done) break;
    await target.write(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
  if (promised !== null && bytes !== Number(promised)) throw new AppError('INTERRUPTED', `${bytes} bytes`);
  await target.close();
}

/** Whether the visitor cancelled. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
