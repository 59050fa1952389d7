import type { AccountUser } from '../../core/contracts/accounts.ts';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import type { TextStorage } from '../../platform/storage/local.ts';

export interface Session {
  readonly token: string;
  readonly user: AccountUser;
  /** Milliseconds since 1970, by this machine's clock. */
  readonly expiresAt: number;
}

/** The part of a storage that a session needs. */
export type SessionEntries = Pick<TextStorage, 'read' | 'write' | 'remove'>;

const { authToken, authUser, authExpires } = STORAGE_KEYS;

/** Writes the token last, so that a tab that reads it also finds the rest. Returns false where storage is refused. */
export function writeSession(storage: SessionEntries, { token, user, expiresAt }: Session): boolean {
  return (
    storage.write(authUser, JSON.stringify(user)) &&
    storage.write(authExpires, String(expiresAt)) &&
    storage.write(authToken, token)
  );
}

export function removeSession(storage: SessionEntries): void {
  for (const key of [authToken, authUser, authExpires]) storage.remove(key);
}

/** Whether any entry of a session is stored, readable or not. */
export function hasStoredSession(storage: SessionEntries): boolean {
  return [authToken, authUser, authExpires].some((key) => storage.read(key) !== null);
}

/**
 * The stored session. Null when a readable token, the user or the expiry time is missing. Without a stored expiry time the
 * token's own is used. Parsed by hand, because the contract's schema would bring its library into the first bundle; a
 * test compares both.
 */
export function readSession(storage: SessionEntries): Session | null {
  const token = storage.read(authToken);
  const user = parseUser(parseJson(storage.read(authUser)));
  if (token === null || user === null) return null;
  const claims = readClaims(token);
  if (claims === null) return null;
  const expiresAt = parseTime(storage.read(authExpires)) ?? claims.expiresAt;
  return expiresAt === null ? null : { token, user, expiresAt };
}

/** The user if the value satisfies the contract, else null. */
export function parseUser(value: unknown): AccountUser | null {
  if (!isRecord(value)) return null;
  const { id, username, email, role, roles, permissions } = value;
  if (!isFilled(id) || !isFilled(username) || !isFilled(email)) return null;
  if (typeof role !== 'string' || !isTextList(roles) || !isTextList(permissions)) return null;
  return { id, username, email, role, roles, permissions };
}

/** The token's claims, or null if it is unreadable (doc 1 §4). Only the server can verify the signature. */
function readClaims(token: string): { readonly expiresAt: number | null } | null {
  const parts = token.split('.');
  const [, payload = ''] = parts;
  if (parts.length !== 3 || parts.includes('')) return null;
  const claims = parseJson(decodeBase64Url(payload));
  if (!isRecord(claims)) return null;
  return { expiresAt: typeof claims.exp === 'number' ? claims.exp * 1000 : null };
}

function decodeBase64Url(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

function parseTime(text: string | null): number | null {
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
