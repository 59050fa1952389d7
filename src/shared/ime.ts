/** A key as the browser reports it, or as React passes it on. */
interface TypedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** The code of keys that an input method handles. For the Enter that ends a word, Safari reports nothing else. */
const PROCESSED_KEY_CODE = 229;

/** Whether a key belongs to a word that is being composed. Its Enter chooses characters and must submit nothing. */
export function isComposing({ keyCode, isComposing = false, nativeEvent }: TypedKey): boolean {
  return isComposing || nativeEvent?.isComposing === true || keyCode === PROCESSED_KEY_CODE;
}
