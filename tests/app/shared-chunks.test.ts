import { describe, expect, it } from 'vitest';
import { type ModuleFacts, nameSharedFiles } from '../../src/app/build/shared-chunks.ts';

const KIT = '/node_modules/@mui/material/Button/Button.mjs';
const SCHEMA = '/node_modules/zod/v4/core/core.js';
const ICON = '/node_modules/@mui/icons-material/esm/Close.mjs';
const PROGRAM = '/src/app/entry-client.tsx';

/** `shared` is needed by that many lazy files. */
function nameShared(count: number, shared: string, imports: readonly string[] = [], code = 'x'.repeat(2000)) {
  const screens = Array.from({ length: count }, (_, index) => `screen-${index}.tsx`);
  const modules: Readonly<Record<string, Partial<ModuleFacts>>> = {
    'main.tsx': { importedIds: ['first.ts'], dynamicallyImportedIds: ['react-part.ts', 'src/app/theme.ts', PROGRAM] },
    'react-part.ts': { importedIds: ['react.js'] },
    'src/app/theme.ts': { importedIds: ['colors.ts', 'first.ts', 'react.js'] },
    [PROGRAM]: { importedIds: ['colors.ts', 'router.ts', 'first.ts'], dynamicallyImportedIds: screens },
    ...Object.fromEntries(screens.map((id) => [id, { importedIds: [shared, 'router.ts'] }])),
    [shared]: { importedIds: imports, code },
  };
  return nameSharedFiles(['main.tsx'], (id) => ({
    code: null,
    importedIds: [],
    dynamicallyImportedIds: [],
    ...modules[id],
  }));
}

describe('the file of a module', () => {
  it('is that of the first part of the program that needs it, unless the entry does', () => {
    const names = nameShared(1, 'shared.ts');
    expect(Object.fromEntries(names)).toEqual({
      'src/app/theme.ts': 'theme',
      'colors.ts': 'theme',
      [PROGRAM]: 'program',
      'router.ts': 'program',
    });
  });

  it('that the unused part of the theme needs is not that of the theme', () => {
    const unused = '/node_modules/@mui/material/styles/enhanceHighContrast.mjs';
    const importsOf: Readonly<Record<string, readonly string[]>> = {
      'src/app/theme.ts': [unused],
      [unused]: ['Input.mjs'],
    };
    const names = nameSharedFiles(['main.tsx'], (id) => ({
      code: null,
      importedIds: importsOf[id] ?? [],
      dynamicallyImportedIds: id === 'main.tsx' ? ['src/app/theme.ts'] : [],
    }));
    expect([...names.keys()]).toEqual(['src/app/theme.ts', unused]);
  });

  it.each([
    ['few files need', 11, 'shared.ts', [], undefined],
    ['twelve need', 12, 'shared.ts', [], 'base'],
    ['many need with the kit', 17, 'Form.tsx', [KIT], undefined],
    ['more need with the kit', 18, 'Form.tsx', [KIT], 'controls'],
    ['most need with the kit', 30, 'Form.tsx', [KIT], 'kit'],
    ['many need with schemas', 12, 'contract.ts', [SCHEMA], 'schema'],
    ['most need with both', 30, 'Form.tsx', [KIT, SCHEMA], undefined],
    ['most need with what the program holds', 12, 'shared.ts', ['router.ts'], 'base'],
    ['few need and is an icon', 4, ICON, [], undefined],
    ['five need and is an icon', 5, ICON, ['router.ts'], 'base'],
  ])('that %s', (_name, count, id, imports, file) => {
    expect(nameShared(count, id, imports).get(id)).toBe(file);
  });

  it('that many need is the program where it is short and needs no other', () => {
    const short = 'x'.repeat(350);
    expect(nameShared(12, 'a.ts', ['router.ts'], short).get('a.ts')).toBe('program');
    expect(nameShared(11, 'a.ts', [], short).get('a.ts')).toBeUndefined();
    expect(nameShared(12, 'a.ts', ['b.ts'], short).get('a.ts')).toBe('base');
    expect(nameShared(12, 'a.ts', [], `${short}x`).get('a.ts')).toBe('base');
  });
});
