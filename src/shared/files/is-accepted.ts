/**
 * The rule of the `accept` attribute: whether name or media type of a file fit one of `types`, which are endings (`.json`),
 * media types (`application/json`) or groups of them (`image/*`). Upper and lower case are the same, and parameters of the
 * file's media type (`text/yaml; charset=utf-8`) do not count. A file without a media type is judged by its name alone.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, types: readonly string[]): boolean {
  const mediaType = (type.toLowerCase().split(';')[0] ?? '').trim();
  return types.some((each) => {
    const wanted = each.toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? mediaType.startsWith(wanted.slice(0, -1)) : mediaType === wanted;
  });
}
