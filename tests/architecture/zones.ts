/** The part of the repository that a file belongs to, with its division if the part has any. */
export interface Zone {
  readonly name:
    | 'wasm'
    | 'wasm-tools'
    | 'core'
    | 'workers'
    | 'platform'
    | 'bridges'
    | 'shared'
    | 'features'
    | 'app'
    | 'server'
    | 'tests'
    | 'bench'
    | 'configuration';
  /** Core, worker or feature. */
  readonly division: string;
}

export function zoneOf(path: string): Zone {
  const [top = '', second = '', third = ''] = path.split('/');
  switch (top) {
    case 'src':
      return zoneOfSource(second, third);
    case 'wasm':
      return third === '' ? { name: 'wasm-tools', division: '' } : { name: 'wasm', division: second };
    case 'workers':
      return { name: 'workers', division: second };
    case 'server':
    case 'tests':
    case 'bench':
      return { name: top, division: '' };
    default:
      return { name: 'configuration', division: '' };
  }
}

function zoneOfSource(folder: string, division: string): Zone {
  switch (folder) {
    case 'core':
    case 'platform':
    case 'bridges':
    case 'shared':
      return { name: folder, division: '' };
    case 'features':
      return { name: 'features', division };
    default:
      return { name: 'app', division: '' };
  }
}
