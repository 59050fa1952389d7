/**
 * What a finished build records of its hashed files: paths below the assets folder, without their encodings, in order.
 * [Note: Previous release] A page that was opened before a release still loads its lazy pieces, workers and cores by their
 * old names. They are kept for one release; an even older page asks its visitor to reload.
 */
export interface Release {
  /** The files of the release itself. */
  readonly files: readonly string[];
  /** Files of the previous release that this one does not contain. */
  readonly kept: readonly string[];
}

/**
 * The release of these files, published over the previous one. The same files again (after a change of the server alone, or
 * a repeated build) are the same release, so the kept files stay.
 */
export function toRelease(files: readonly string[], previous: Release | null): Release {
  const own = [...new Set(files)].sort();
  const isSame = previous !== null && [...previous.files].sort().join('\n') === own.join('\n');
  const before = (isSame ? previous.kept : previous?.files) ?? [];
  const names = new Set(own);
  return { files: own, kept: [...new Set(before)].filter((file) => !names.has(file)).sort() };
}

/** Whether a file of the assets folder, or the file it is an encoding of, is part of the release or kept by it. */
export function isNeeded(file: string, { files, kept }: Release): boolean {
  const name = withoutEncoding(file);
  return files.includes(name) || kept.includes(name);
}

/** `x.js` for `x.js`, `x.js.br` and `x.js.gz`. */
export function withoutEncoding(file: string): string {
  return file.replace(/\.(?:br|gz)$/, '');
}
