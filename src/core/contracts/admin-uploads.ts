import { BASE_PATH, UPLOADS_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

/** Media types of files that may be uploaded. The content decides, not the declared type. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const UPLOAD_LIMITS = {
  /** Of one file. */
  bytes: 3 * 1024 * 1024,
  pixels: 20_000_000,
  /** Larger pictures are stored smaller. */
  edge: 3840,
  /** Of all stored pictures together. */
  storedFiles: 60,
  storedBytes: 100 * 1024 * 1024,
} as const;

const UPLOAD_NAME = /^([0-9a-f]{64})\.webp$/;

export function toUploadPath(hash: string): string {
  return `${UPLOADS_PATH}/${hash}.webp`;
}

/** The hash in the file name of an uploaded picture; null for every other name. */
export function readUploadName(name: string): string | null {
  return UPLOAD_NAME.exec(name)?.[1] ?? null;
}

/** The hash in the path of an uploaded picture; null for every other address. */
export function readUploadPath(path: string): string | null {
  return path.startsWith(`${UPLOADS_PATH}/`) ? readUploadName(path.slice(UPLOADS_PATH.length + 1)) : null;
}

const uploadReplySchema = z.object({
  /** Address of the stored picture, complete with the base. */
  path: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
});
export type UploadReply = z.infer<typeof uploadReplySchema>;

export const UPLOAD_CALLS = {
  /** The body is the file itself, with its media type. The picture is stored as WebP, without metadata. */
  create: defineCall({
    id: 'adminUploads.create',
    method: 'POST',
    path: `${BASE_PATH}/api/admin/uploads`,
    access: { rank: 'SUPER_ADMIN' },
    bodyLimit: UPLOAD_LIMITS.bytes,
    reply: uploadReplySchema,
  }),
} as const;
