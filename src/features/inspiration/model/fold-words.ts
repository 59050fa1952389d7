/** A test for texts that contain every word of a term, in any case and width. */
export function foldWords(term: string): (text: string) => boolean {
  const words = fold(term).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = words.length === 0 ? '' : fold(text);
    return words.every((word) => folded.includes(word));
  };
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
