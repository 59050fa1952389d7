/** A key event of the browser or of React. */
interface TypedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** Code of a key that the input method handles. For the Enter that ends a word, Safari reports nothing else. */
const PROCESSED_KEY_CODE = 229;

/** Whether a key belongs to a word being composed: its Enter chooses characters and must not submit. */
export function isComposing({ keyCode, isComposing = false, nativeEvent }: TypedKey): boolean {
  return isComposing || nativeEvent?.isComposing === true || keyCode === PROCESSED_KEY_CODE;
}
