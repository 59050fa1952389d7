import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for the database, so that a copy of it shows neither codes nor addresses nor passwords. */
export interface TextCipher {
  /** `context` says where the text belongs; it can be decrypted nowhere else. */
  encrypt(text: string, context: string): string;
  /** Throws when the text was changed, encrypted with an unknown key, or belongs to another context. */
  decrypt(encrypted: string, context: string): string;
  /** The text encrypted with the current key; null when it already is, or cannot be decrypted with a previous key. */
  renew(encrypted: string, context: string): string | null;
}

/**
 * AES-256-GCM with a random nonce per text; the result is `nonce ‖ ciphertext ‖ tag` in base64url. Encrypts with `key`, and
 * decrypts with it and with the `previous` keys. Keys have 32 bytes.
 */
export function createTextCipher(key: Uint8Array, previous: readonly Uint8Array[] = []): TextCipher {
  const current = createKeyCipher(key);
  const olds = previous.map(createKeyCipher);
  const decryptOld = (encrypted: string, context: string) => {
    for (const old of olds) {
      try {
        return old.decrypt(encrypted, context);
      } catch {
        // The next key may fit.
      }
    }
    return null;
  };
  return {
    encrypt: current.encrypt,
    decrypt(encrypted, context) {
      try {
        return current.decrypt(encrypted, context);
      } catch (error) {
        const text = decryptOld(encrypted, context);
        if (text === null) throw error;
        return text;
      }
    },
    renew(encrypted, context) {
      const text = decryptOld(encrypted, context);
      return text === null ? null : current.encrypt(text, context);
    },
  };
}

/** Encrypts and decrypts with one key. */
function createKeyCipher(key: Uint8Array): Omit<TextCipher, 'renew'> {
  if (key.length !== KEY_BYTES) throw new Error(`A key of ${KEY_BYTES} bytes is needed, not of ${key.length}`);
  return {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    decrypt(encrypted, context) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('The encrypted text is too short');
      const tagStart = bytes.length - TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(tagStart));
      return decipher.update(bytes.subarray(NONCE_BYTES, tagStart), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
