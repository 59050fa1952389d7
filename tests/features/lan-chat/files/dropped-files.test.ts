import { expect, it } from 'vitest';
import { FILE_LIMITS } from '../../../../src/features/lan-chat/constants.ts';
import { readDroppedFiles } from '../../../../src/features/lan-chat/files/dropped-files.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

/** The entry of a file or a folder; browsers list a folder in parts. */
function toEntry(name: string, content: string | Tree, parent = ''): FileSystemEntry {
  const fullPath = `${parent}/${name}`;
  if (typeof content === 'string') {
    const file = (resolve: (file: File) => void) => resolve(new File([content], name));
    return { isFile: true, isDirectory: false, name, fullPath, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const entries = Object.entries(content).map(([each, inner]) => toEntry(each, inner, fullPath));
    return { readEntries: (resolve: (part: FileSystemEntry[]) => void) => resolve(entries.splice(0, 2)) };
  };
  return { isFile: false, isDirectory: true, name, fullPath, createReader } as unknown as FileSystemEntry;
}

function toTransfer(files: readonly File[], tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, content]) => ({
    kind: 'file',
    webkitGetAsEntry: () => toEntry(name, content),
  }));
  return { files, items: [{ kind: 'string' }, ...items] } as unknown as DataTransfer;
}

it('takes plain files as they are', async () => {
  const file = new File(['1'], 'a.txt');
  expect(await readDroppedFiles(toTransfer([file], { 'a.txt': '1' }))).toEqual([file]);
  expect(await readDroppedFiles(null)).toEqual([]);
});

it('takes the files of folders with their paths', async () => {
  const tree = { photos: { 'a.png': '1', deep: { 'b.png': '2' }, 'c.png': '3', 'd.png': '4' }, 'e.txt': '5' };
  const files = await readDroppedFiles(toTransfer([new File([], 'photos')], tree));
  expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    'photos/a.png',
    'photos/deep/b.png',
    'photos/c.png',
    'photos/d.png',
    'e.txt',
  ]);
  expect(await files[1]?.text()).toBe('2');
});

it('reads at most one file more than can be offered', async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.txt`, 'x']));
  expect(await readDroppedFiles(toTransfer([], { many }))).toHaveLength(FILE_LIMITS.pending + 1);
});
