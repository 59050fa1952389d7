/**
 * Names of files in an archive: as they are, with their folders. Names that are equal for a file system, whatever the case of
 * their letters, get a number, and so does a file with the name of a folder.
 */
export function toArchiveNames(names: readonly string[]): string[] {
  const used = new Set(names.flatMap((name) => listFolders(name).map(toKey)));
  return names.map((name) => {
    let free = name;
    for (let number = 2; used.has(toKey(free)); number++) free = addNumber(name, number);
    used.add(toKey(free));
    return free;
  });
}

/** The folder that all files are in; null where they have none in common. */
export function findCommonFolder(names: readonly string[]): string | null {
  const [first = ''] = names;
  const end = first.indexOf('/');
  const folder = first.slice(0, end + 1);
  return end > 0 && names.every((name) => name.startsWith(folder)) ? first.slice(0, end) : null;
}

function listFolders(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function toKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** In front of the extension. */
function addNumber(name: string, number: number): string {
  const start = name.lastIndexOf('/') + 1;
  const dot = name.lastIndexOf('.');
  const end = dot > start ? dot : name.length;
  return `${name.slice(0, end)} (${number})${name.slice(end)}`;
}
