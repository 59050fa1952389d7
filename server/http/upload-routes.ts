import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { readUploadName, UPLOAD_CALLS, UPLOAD_TYPES } from '../../src/core/contracts/admin-uploads.ts';
import { SUCCESS_CODE } from '../../src/core/contracts/envelope.ts';
import { UPLOADS_PATH } from '../../src/core/paths.ts';
import { copy } from '../copy.ts';
import type { AdminContext } from '../services/admin/admin-context.ts';
import { createUpload, readUpload } from '../services/admin/uploads/uploads.ts';
import { toAdminCaller } from './admin-caller.ts';
import type { AppDeps } from './app-deps.ts';
import { ASSET_MAX_AGE_S } from './constants.ts';
import { toCaller } from './request-parts.ts';
import type { ServedCall } from './serve-call.ts';

/** A picture that is opened as a page runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** The call that takes a picture. Its plugin needs `acceptOnlyPictures`. */
export function uploadRoutes({ accounts, config }: Pick<AppDeps, 'accounts' | 'config'>): readonly ServedCall[] {
  const admin: AdminContext = { accounts, publicOrigin: config.publicOrigin };
  const call = UPLOAD_CALLS.create;
  return [
    {
      call,
      async answer(request, session) {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const caller = toAdminCaller(call, { session, caller: toCaller(request) });
        const data = await createUpload(admin, caller, bytes);
        return { code: SUCCESS_CODE, message: copy.admin.uploaded, data };
      },
    },
  ];
}

/** Takes raw picture files, and nothing else. A foreign page cannot send these types without a preflight. */
export function acceptOnlyPictures(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...UPLOAD_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Uploaded pictures, for everyone. Their names are hashes of their content, so they never change. */
export function uploadFileRoutes({ accounts, config }: Pick<AppDeps, 'accounts' | 'config'>): FastifyPluginAsync {
  // Images are requested without an origin, so the answer cannot depend on it.
  const resourcePolicy = config.clientOrigins.length === 0 ? 'same-origin' : 'cross-origin';
  return async (app) => {
    app.get<{ Params: { name: string } }>(`${UPLOADS_PATH}/:name`, async (request, reply) => {
      const hash = readUploadName(request.params.name);
      const picture = hash === null ? null : await readUpload(accounts.db, hash);
      if (picture === null) return reply.callNotFound();
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${ASSET_MAX_AGE_S}, immutable`)
        .header('content-security-policy', PICTURE_POLICY)
        .header('cross-origin-resource-policy', resourcePolicy)
        .send(picture);
    });
  };
}
