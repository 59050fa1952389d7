/**
 * Whether a text begins as an object or a list of JSON does, damaged JSON included. A bracket alone is no sign: prose has
 * remarks in brackets.
 */
export function looksLikeJson(text: string): boolean {
  return /^\ufeff?\s*(?:\{\s*(?:["'}]|[A-Za-z_$][\w$]*\s*:)|\[\s*(?:[[{"'\]]|-?\d|(?:true|false|null)\s*[,\]]))/.test(
    text.slice(0, 4096),
  );
}
