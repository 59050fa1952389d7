import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import { SUCCESS_CODE } from '../../../core/contracts/envelope.ts';
import { AppError } from '../../../core/errors.ts';
import { downloadBlob } from '../../../platform/download.ts';
import type { Fetch } from '../../../platform/http.ts';
import { unlockedFetch } from '../../../platform/network-lock.ts';
import { callAdmin } from './call-admin.ts';

/** A file that a call answers with in place of an envelope. */
export interface FileKind {
  /** Media type, without parameters. */
  readonly type: string;
  /** Name of the file where the server gives none. */
  readonly fallbackName: string;
}

export const ZIP_FILE: FileKind = { type: 'application/zip', fallbackName: 'mythinkn-backup.zip' };
export const CSV_FILE: FileKind = { type: 'text/csv', fallbackName: 'mythinkn.csv' };

/**
 * Makes a call that answers with a file, and downloads it under the server's file name. The browser collects it in a blob,
 * which it moves to the disk when it is large; an incomplete file is dropped.
 * @throws as `callAdmin`; AppError `INTERRUPTED` when the file ends early.
 */
export async function downloadFile<C extends Call>(
  call: C,
  request: CallRequest<C>,
  { type, fallbackName }: FileKind,
  fetchIt: Fetch = unlockedFetch,
): Promise<void> {
  const files: Response[] = [];
  await callAdmin(call, request, {
    async fetchIt(path, { signal: _timeLimit, ...options }) {
      // A large file takes longer than the time limit of other calls.
      const response = await fetchIt(path, options);
      if (!isFile(response, type)) return response;
      files.push(response);
      return Response.json({ code: SUCCESS_CODE, data: '' });
    },
  });
  const file = files.at(-1);
  if (file === undefined) throw new AppError('INVALID_REPLY', `The answer is no ${type}`);
  downloadBlob(await readWhole(file), readFileName(file) ?? fallbackName);
}

function isFile({ ok, headers }: Response, type: string): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith(type);
}

async function readWhole(file: Response): Promise<Blob> {
  const promised = file.headers.get('content-length');
  const blob = await file.blob().catch((cause) => {
    throw new AppError('INTERRUPTED', String(cause));
  });
  if (promised !== null && blob.size !== Number(promised)) throw new AppError('INTERRUPTED', `${blob.size} bytes`);
  return blob;
}

function readFileName({ headers }: Response): string | undefined {
  return /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}
