/** A form field that an error is about. */
export type ErrorField = 'email' | 'code' | 'username' | 'password' | 'confirmation' | 'current';

interface ErrorFacts {
  readonly status: number;
  /** The form field that the error belongs to; null when it concerns the whole request. */
  readonly field: ErrorField | null;
  /** The answer carries the HTTP status as its code instead of the name. */
  readonly isPlain?: true;
}

/**
 * Every error of a service call. The server's words are in `server/copy.ts`. Status 401 means that the session is over and
 * nothing else: a wrong password must not sign out a user in another tab (trap T12).
 */
export const ERROR_CODES = {
  /** The credentials are right and a code has been mailed. */
  NEED_EMAIL_VERIFICATION: { status: 200, field: null },
  /** The session may only be used to set a new password. A login that starts such a session answers 200 with this code. */
  NEED_PASSWORD_CHANGE: { status: 403, field: null },
  /** A login succeeded, and mailing is not set up yet. */
  NEED_EMAIL_CONFIG: { status: 200, field: null },
  /** The call needs a password that was shown within the last minutes. */
  NEED_PASSWORD_CONFIRMATION: { status: 403, field: 'current' },
  WRONG_CREDENTIALS: { status: 400, field: null },
  /** Wrong, expired, used or never sent: the same answer for all four. */
  WRONG_CODE: { status: 400, field: 'code' },
  /** After five wrong attempts a new code must be requested. */
  CODE_ATTEMPTS_EXCEEDED: { status: 400, field: 'code' },
  /** The data of this error and the next two is `{ retryAfter }` in seconds. */
  RESEND_TOO_EARLY: { status: 429, field: null },
  TOO_MANY_ATTEMPTS: { status: 429, field: null },
  TOO_MANY_CODES: { status: 429, field: null },
  USERNAME_TAKEN: { status: 409, field: 'username' },
  EMAIL_TAKEN: { status: 409, field: 'email' },
  INVALID_EMAIL: { status: 400, field: 'email' },
  INVALID_USERNAME: { status: 400, field: 'username' },
  /** Would pass for the operator. */
  USERNAME_RESERVED: { status: 400, field: 'username' },
  PASSWORD_TOO_SHORT: { status: 400, field: 'password' },
  PASSWORD_WEAK: { status: 400, field: 'password' },
  PASSWORD_COMMON: { status: 400, field: 'password' },
  /** The own address or name. */
  PASSWORD_PERSONAL: { status: 400, field: 'password' },
  PASSWORD_UNCHANGED: { status: 400, field: 'password' },
  PASSWORDS_DIFFER: { status: 400, field: 'confirmation' },
  WRONG_PASSWORD: { status: 400, field: 'current' },
  ACCOUNT_DISABLED: { status: 403, field: null },
  /** Administrators cannot remove their own account. */
  ADMIN_ACCOUNT: { status: 403, field: null },
  /** The data of this error and the next is `{ retryAfter }` in seconds. */
  RENAMED_TOO_OFTEN: { status: 429, field: null },
  EXPORTED_TOO_OFTEN: { status: 429, field: null },
  MAIL_UNAVAILABLE: { status: 503, field: null },
  TOO_BUSY: { status: 503, field: null },
  /** The disk of the server or of its database is full. */
  STORAGE_FULL: { status: 503, field: null },
  /** The environment sets up mailing, so saved settings would have no effect. */
  MAIL_IN_ENVIRONMENT: { status: 409, field: null },
  /** The saved password belongs to another server or account. */
  MAIL_PASSWORD_NEEDED: { status: 400, field: null },
  /** The mail server's name or address may not be connected to. */
  MAIL_HOST_FORBIDDEN: { status: 400, field: null },
  /** These are the hops of a test mail; the answer names the first that fails. */
  MAIL_DNS_FAILED: { status: 400, field: null },
  MAIL_PORT_FAILED: { status: 400, field: null },
  MAIL_TLS_FAILED: { status: 400, field: null },
  MAIL_AUTH_FAILED: { status: 400, field: null },
  MAIL_SENDER_REFUSED: { status: 400, field: null },
  MAIL_RECIPIENT_REFUSED: { status: 400, field: null },
  MAIL_MESSAGE_REFUSED: { status: 400, field: null },
  MAIL_TIMED_OUT: { status: 400, field: null },
  /** The data is `{ retryAfter }` in seconds. */
  MAIL_TESTED_TOO_OFTEN: { status: 429, field: null },
  /** The room of another network, without the secret of a valid share link. */
  LAN_ROOM_CLOSED: { status: 403, field: null },
  /** The caller's network is not known, so it has no room. */
  LAN_NO_ROOM: { status: 409, field: null },
  /** The text names no room. */
  LAN_BAD_CODE: { status: 400, field: null },
  LAN_ROOM_FULL: { status: 409, field: null },
  /** Too many tickets. The data is `{ retryAfter }` in seconds. */
  LAN_TOO_MANY: { status: 429, field: null },
  /** The data of this error and the next three is `{ ids }`: the accounts, roles or permissions that are the reason. */
  SUBJECT_MISSING: { status: 404, field: null },
  /** More rights or a higher rank than the caller's would be given, taken or touched. */
  RIGHTS_EXCEEDED: { status: 403, field: null },
  CODE_NEEDS_ADMIN_ROLE: { status: 409, field: null },
  /** People cannot disable, delete or demote themselves, or change their own roles. */
  OWN_ACCOUNT: { status: 403, field: null },
  LAST_SUPER_ADMIN: { status: 409, field: null },
  /** Somebody else has changed it since the caller saw it. The data is `{ present }`, in the form of the expected state. */
  CHANGED_MEANWHILE: { status: 409, field: null },
  ROLE_TAKEN: { status: 409, field: null },
  INVALID_ROLE: { status: 400, field: null },
  ROLE_IN_USE: { status: 409, field: null },
  PERMISSION_TAKEN: { status: 409, field: null },
  INVALID_PERMISSION: { status: 400, field: null },
  /** A documented role or permission. */
  SUBJECT_FIXED: { status: 409, field: null },
  /** The bytes are not a whole PNG, JPEG or WebP picture. */
  UPLOAD_UNREADABLE: { status: 400, field: null },
  UPLOAD_ANIMATED: { status: 400, field: null },
  UPLOAD_TOO_MANY_PIXELS: { status: 400, field: null },
  /** The place for uploaded pictures is full. */
  UPLOAD_QUOTA: { status: 409, field: null },
  /** Settings name an uploaded picture that does not exist. The data is `{ paths }`. */
  UPLOAD_MISSING: { status: 409, field: null },
  /** The data are in PostgreSQL, which `pg_dump` backs up. */
  BACKUP_IN_POSTGRES: { status: 409, field: null },
  /** Making the backup would stop the server for too long. */
  BACKUP_TOO_LARGE: { status: 409, field: null },
  /** The disk has no room for the copy. */
  BACKUP_NO_SPACE: { status: 409, field: null },
  /** The log has the reason. */
  BACKUP_FAILED: { status: 500, field: null },
  /** The date is today nowhere on Earth. */
  FLOCK_DAY_CLOSED: { status: 400, field: null },
  /** Too many submissions of games. The data is `{ retryAfter }` in seconds. */
  FLOCK_TOO_MANY: { status: 429, field: null },
  UNAUTHENTICATED: { status: 401, field: null, isPlain: true },
  /** The session ended because the user has a new password. */
  PASSWORD_CHANGED: { status: 401, field: null, isPlain: true },
  FORBIDDEN: { status: 403, field: null, isPlain: true },
  /** Parts of the request are missing or malformed. The data is `{ issues }`. */
  INVALID_REQUEST: { status: 400, field: null, isPlain: true },
} as const satisfies Readonly<Record<string, ErrorFacts>>;

export type ErrorCode = keyof typeof ERROR_CODES;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_CODES, code);
}

export function errorFacts(code: ErrorCode): ErrorFacts {
  return ERROR_CODES[code];
}

/** The form field that an answer's code is about; null for an unknown code or one without a field. */
export function errorFieldOf(code: string): ErrorField | null {
  return isErrorCode(code) ? ERROR_CODES[code].field : null;
}
