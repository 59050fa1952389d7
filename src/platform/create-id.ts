const ID_BYTES = 16;

/** An unpredictable id of 32 hex digits. Unlike `crypto.randomUUID` it also works at insecure addresses. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
