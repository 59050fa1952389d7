import { UPLOAD_CALLS, UPLOAD_LIMITS, UPLOAD_TYPES, type UploadReply } from '../../../core/contracts/admin-uploads.ts';
import type { Fetch } from '../../../platform/http.ts';
import { unlockedFetch } from '../../../platform/network-lock.ts';
import { callAdmin } from '../api/call-admin.ts';

/** For a file input. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',');

type FileProblem = 'wrongType' | 'tooLarge';

/** Why the server would refuse a file before it looks into it; null when it may be sent. */
export function findFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!(UPLOAD_TYPES as readonly string[]).includes(type)) return 'wrongType';
  return size > UPLOAD_LIMITS.bytes ? 'tooLarge' : null;
}

/** Sends a picture as it is. @throws as `callAdmin`. */
export function uploadPicture(file: File, fetchIt: Fetch = unlockedFetch): Promise<UploadReply> {
  return callAdmin(UPLOAD_CALLS.create, {}, { fetchIt: (path, options) => fetchIt(path, toRawOptions(options, file)) });
}

function toRawOptions(options: RequestInit, file: File): RequestInit {
  const headers = new Headers(options.headers);
  headers.set('content-type', file.type);
  return { ...options, headers, body: file };
}
