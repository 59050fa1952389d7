/** A key as the browser reports it, or as React passes it on. */
interface TypedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** The code that browsers give to keys which an input method takes. Safari reports only it for the Enter that ends a word. */
const PROCESSED_KEY_CODE = 229;

/** Whether a key belongs to a word that is being composed: its Enter chooses characters and sends nothing. */
export function isComposing({ keyCode, isComposing = false, nativeEvent }: TypedKey): boolean {
  return isComposing || nativeEvent?.isComposing === true || keyCode === PROCESSED_KEY_CODE;
}
