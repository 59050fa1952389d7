import type { FastifyPluginAsync } from 'fastify';
import {
  ACCOUNT_PATHS,
  type CodeSent,
  changePasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  sendLoginCodeSchema,
  sendRegisterCodeSchema,
  sendResetCodeSchema,
} from '../../src/core/contracts/accounts.ts';
import type { AppDeps } from '../app-deps.ts';
import { copy } from '../copy.ts';
import { toSuccess } from '../services/service-replies.ts';
import { parseBody, readToken, toCaller } from './request-parts.ts';

const SEND_CODE = [
  [ACCOUNT_PATHS.sendLoginCode, 'login', sendLoginCodeSchema],
  [ACCOUNT_PATHS.sendRegisterCode, 'register', sendRegisterCodeSchema],
  [ACCOUNT_PATHS.sendResetCode, 'reset', sendResetCodeSchema],
] as const;

/** The account calls of the portal (doc 2 §7). */
export function accountRoutes({ accounts }: Pick<AppDeps, 'accounts'>): FastifyPluginAsync {
  return async (app) => {
    for (const [path, purpose, schema] of SEND_CODE) {
      app.post(path, async (request) => {
        const { email } = parseBody(schema, request);
        return toCodeSent(await accounts.sendCode(purpose, email, toCaller(request)));
      });
    }
    app.post(ACCOUNT_PATHS.login, async (request) => {
      const session = await accounts.login(parseBody(loginSchema, request), toCaller(request));
      return toSuccess(session, copy.accounts.loggedIn);
    });
    app.post(ACCOUNT_PATHS.register, async (request) => {
      await accounts.register(parseBody(registerSchema, request));
      return toSuccess(null, copy.accounts.registered);
    });
    app.post(ACCOUNT_PATHS.resetPassword, async (request) => {
      await accounts.resetPassword(parseBody(resetPasswordSchema, request), toCaller(request));
      return toSuccess(null, copy.accounts.passwordReset);
    });
    app.get(ACCOUNT_PATHS.profile, async (request) => {
      const { user } = await accounts.findSession(readToken(request));
      return toSuccess({ user }, '');
    });
    app.post(ACCOUNT_PATHS.logout, async (request) => {
      await accounts.endSession(await accounts.findSession(readToken(request)));
      return toSuccess(null, copy.accounts.loggedOut);
    });
    app.post(ACCOUNT_PATHS.sendChangeCode, async (request) => {
      const session = await accounts.findSession(readToken(request));
      return toCodeSent(await accounts.sendChangeCode(session, toCaller(request)));
    });
    app.post(ACCOUNT_PATHS.changePassword, async (request) => {
      const session = await accounts.findSession(readToken(request));
      const changed = await accounts.changePassword(
        session,
        parseBody(changePasswordSchema, request),
        toCaller(request),
      );
      return toSuccess(changed, copy.accounts.passwordChanged);
    });
  };
}

function toCodeSent(sent: CodeSent) {
  return toSuccess(sent, sent.mailMode === 'local' ? copy.accounts.codePrinted : copy.accounts.codeSent);
}
