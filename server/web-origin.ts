/** Whether a text is an http or https origin, in the spelling of browsers. */
export function isWebOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  return new URL(text).origin === text;
}

/** The same without wildcards, which browsers never send and which would promise more than an equal text. */
export function isClientOrigin(text: string): boolean {
  return isWebOrigin(text) && !text.includes('*');
}
