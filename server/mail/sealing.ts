import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for the database, so that a copy of it shows neither codes nor addresses. */
export interface Sealer {
  /** `context` says where the text belongs; it opens nowhere else. */
  seal(text: string, context: string): string;
  /** Throws when the text was changed, sealed with another key, or belongs to another context. */
  open(sealed: string, context: string): string;
}

/** AES-256-GCM with a fresh nonce per text; the result is `nonce ‖ ciphertext ‖ tag` in base64url. The key has 32 bytes. */
export function createSealer(key: Uint8Array): Sealer {
  if (key.length !== KEY_BYTES) throw new Error(`A key of ${KEY_BYTES} bytes is needed, not of ${key.length}`);
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('The sealed text is too short');
      const tagStart = bytes.length - TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(tagStart));
      return decipher.update(bytes.subarray(NONCE_BYTES, tagStart), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
