import { listServedCalls } from '../../../server/http/service-calls.ts';
import type { Call } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';

const NO_SERVICES = new Proxy({}, { get: () => () => {} }) as Parameters<typeof listServedCalls>[0];

/** Every call that the server answers, so that a new one is attacked without another line. */
export const CALLS: readonly Call[] = listServedCalls(NO_SERVICES).map(({ call }) => call);

/** The calls that may change something. */
export const CHANGING_CALLS = CALLS.filter(({ method }) => method !== 'GET');

/** The calls that need a session. */
export const SESSION_CALLS = CALLS.filter(({ access }) => access !== 'public');

/** The path of a call, its parameters filled in. */
export function toUrl({ path }: Call): string {
  return path.replace(/:\w+/g, 'x');
}

/** Names of the fields that a call's body may have; none for a call without a body. */
export function listFields({ body }: Call): string[] {
  let schema: unknown = body;
  while (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) schema = schema.unwrap();
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Whether a call refuses a body without fields. */
export function needsBody({ body }: Call): boolean {
  return body !== undefined && !body.safeParse({}).success;
}

const PASSWORD = 'Violin-Basket-42';

/** Well-formed values of the fields that calls have. */
const VALUES: Readonly<Record<string, unknown>> = {
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: PASSWORD,
  confirmPassword: PASSWORD,
  code: '123456',
  verifyCode: '123456',
  emailCode: '123456',
  purpose: 'reset',
};

/** A body that passes the contract, for addresses and names that contain `name`. Optional fields of other kinds are left out. */
export function toBody(call: Call, name: string): Record<string, unknown> {
  const email = `${name}@example.com`;
  const own: Readonly<Record<string, unknown>> = { email, username: call.id.endsWith('login') ? email : name };
  const values = { ...VALUES, ...own };
  return Object.fromEntries(listFields(call).flatMap((field) => (field in values ? [[field, values[field]]] : [])));
}
