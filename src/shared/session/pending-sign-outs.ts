import { AppError } from '../../core/errors.ts';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { isProfileRefused, toFailure } from '../api/failure.ts';
import type { SessionEntries } from './stored-session.ts';

/**
 * Tokens of sessions that ended here and not yet on the server. Without them a session that was signed out offline would stay
 * valid until its token expires.
 */
interface PendingSignOuts {
  add(token: string): void;
  /** Ends the sessions on the server, oldest first, until it cannot be reached. Never throws. */
  flush(): Promise<void>;
}

interface PendingSignOutsDeps {
  readonly storage: SessionEntries;
  readonly logout: (token: string) => Promise<void>;
}

const KEY = STORAGE_KEYS.endedTokens;
/** Older ones are dropped; they expire within a day. */
const TOKENS_MAX = 5;
const TOKEN_PATTERN = /^[\w-]+(?:\.[\w-]+){2}$/;

export function createPendingSignOuts({ storage, logout }: PendingSignOutsDeps): PendingSignOuts {
  // No token contains a blank.
  const read = () => (storage.read(KEY) ?? '').split(' ').filter((token) => TOKEN_PATTERN.test(token));
  const write = (tokens: readonly string[]) => {
    if (tokens.length === 0) storage.remove(KEY);
    else storage.write(KEY, tokens.slice(-TOKENS_MAX).join(' '));
  };

  /** Whether the server has ended the session, or refuses its token anyway. */
  async function hasEnded(token: string): Promise<boolean> {
    try {
      await logout(token);
      return true;
    } catch (error) {
      // Also when the file with the call could not be loaded.
      return error instanceof AppError && isProfileRefused(toFailure(error));
    }
  }

  return {
    add: (token) => write([...read().filter((each) => each !== token), token]),
    async flush() {
      for (const token of read()) {
        if (!(await hasEnded(token))) return;
        // Another tab may have changed the list meanwhile.
        write(read().filter((each) => each !== token));
      }
    },
  };
}
