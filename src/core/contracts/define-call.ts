import type { Access } from '../auth/access.ts';
import { isPermissionCode } from '../auth/permissions.ts';
import type { z } from '../schema.ts';

type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodType;
type OptionalSchema = Schema | undefined;

/** One service call as the server's route, the client's API and the tests see it. */
export interface Call<
  Params extends OptionalSchema = OptionalSchema,
  Query extends OptionalSchema = OptionalSchema,
  Body extends OptionalSchema = OptionalSchema,
  Reply extends Schema = Schema,
  Allowed extends Access = Access,
> {
  /** Unique, such as `account.login`. */
  readonly id: string;
  readonly method: CallMethod;
  /** Complete with the base; `:name` marks a parameter. */
  readonly path: string;
  readonly access: Allowed;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The `data` of a successful answer. The server sends nothing beyond it. */
  readonly reply: Reply;
  /** Largest body that the server accepts, in bytes. */
  readonly bodyLimit: number;
  /** Open to users who must set a new password first; all other calls refuse them with `NEED_PASSWORD_CHANGE`. */
  readonly isBeforePasswordChange: boolean;
  /** Refuses sessions whose user has not shown the password lately, with `NEED_PASSWORD_CONFIRMATION`. */
  readonly needsFreshPassword: boolean;
}

interface CallDefinition<
  Params extends OptionalSchema,
  Query extends OptionalSchema,
  Body extends OptionalSchema,
  Reply extends Schema,
  Allowed extends Access,
> {
  readonly id: string;
  readonly method: CallMethod;
  readonly path: string;
  /** Mandatory, so that a call cannot be open by omission. */
  readonly access: Allowed;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  readonly bodyLimit?: number;
  readonly isBeforePasswordChange?: boolean;
  readonly needsFreshPassword?: boolean;
}

/** The portal's requests are small; files never pass through a JSON call. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Defines a call. @throws Error for a permission code that is not `MODULE:RESOURCE:OPERATION`. */
export function defineCall<
  Reply extends Schema,
  const Allowed extends Access,
  Params extends OptionalSchema = undefined,
  Query extends OptionalSchema = undefined,
  Body extends OptionalSchema = undefined,
>(definition: CallDefinition<Params, Query, Body, Reply, Allowed>): Call<Params, Query, Body, Reply, Allowed> {
  assertAccess(definition.id, definition.access);
  return {
    ...definition,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
    bodyLimit: definition.bodyLimit ?? BODY_LIMIT_BYTES,
    isBeforePasswordChange: definition.isBeforePasswordChange ?? false,
    needsFreshPassword: definition.needsFreshPassword ?? false,
  };
}

type PartBefore<Name extends string, S> = S extends Schema ? { readonly [Key in Name]: z.input<S> } : object;
type PartAfter<Name extends string, S> = S extends Schema ? { readonly [Key in Name]: z.output<S> } : object;

/** What a client passes to a call. */
export type CallRequest<C extends Call> = PartBefore<'params', C['params']> &
  PartBefore<'query', C['query']> &
  PartBefore<'body', C['body']>;

/** What the server's handler receives: the parsed parts of the request. */
export type CallInput<C extends Call> = PartAfter<'params', C['params']> &
  PartAfter<'query', C['query']> &
  PartAfter<'body', C['body']>;

export type CallReply<C extends Call> = z.output<C['reply']>;

function assertAccess(id: string, access: Access): void {
  if (typeof access === 'string' || !('permission' in access)) return;
  if (!isPermissionCode(access.permission)) throw new Error(`${id}: bad permission "${access.permission}"`);
}
