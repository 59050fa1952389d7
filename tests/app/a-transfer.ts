export interface FakeTransferParts {
  readonly files?: readonly File[];
  readonly folders?: readonly string[];
  readonly text?: string;
  /** Instead of the types that follow from the rest. */
  readonly types?: readonly string[];
}

/** What a drag or a paste carries, as far as the page reads it. */
export function aTransfer({ files = [], folders = [], text = '', types }: FakeTransferParts) {
  const items = [
    ...files.map((file) => ({ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null })),
    ...folders.map((name) => ({
      kind: 'file',
      getAsFile: () => new File([], name),
      webkitGetAsEntry: () => ({ isDirectory: true, name }),
    })),
  ];
  const known = [...(items.length > 0 ? ['Files'] : []), ...(text === '' ? [] : ['text/plain'])];
  return { types: types ?? known, files, items, dropEffect: 'copy', getData: () => text };
}
