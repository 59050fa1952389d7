/** Characters beyond ASCII that one damaged character requires. */
const SOUND_PER_DAMAGED = 2;

/**
 * Counts what decoding bytes as UTF-8 gave, piece by piece. Bytes in another encoding hardly ever form characters of UTF-8,
 * so a text with a few replaced characters among many sound ones is UTF-8 with damaged bytes.
 */
export function createUtf8Tally() {
  let damaged = 0;
  let sound = 0;
  return {
    add(text: string): void {
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0xfffd) damaged++;
        else if (code >= 0x80) sound++;
      }
    },
    isUtf8: () => damaged * SOUND_PER_DAMAGED <= sound,
  };
}
