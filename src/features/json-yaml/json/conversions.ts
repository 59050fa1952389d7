import type { Decoding, DetectedKind, Encoding } from '../../../bridges/json-bridge.ts';

/** Formats that the YAML tool's worker reads. */
export type ReadFormat = 'xml' | 'toml' | 'properties' | 'yaml';

/** What can be done with an input that is not JSON, or with JSON that another program needs in another form. */
export type Conversion =
  /** Formatting reads the text itself. */
  | { readonly by: 'format' }
  | { readonly by: 'unescape' }
  | { readonly by: 'decode'; readonly decoding: Decoding }
  | { readonly by: 'encode'; readonly encoding: Encoding }
  | { readonly by: 'read'; readonly from: ReadFormat }
  | { readonly by: 'import-table' }
  | { readonly by: 'write-properties' }
  | { readonly by: 'open-in-yaml' };

const FORMAT: Conversion = { by: 'format' };
const OPEN_IN_YAML: Conversion = { by: 'open-in-yaml' };
const IMPORT_TABLE: Conversion = { by: 'import-table' };
const decode = (decoding: Decoding): Conversion => ({ by: 'decode', decoding });
const read = (from: ReadFormat): Conversion => ({ by: 'read', from });

/** The offers for each kind of text: the usual one first, at most one other. */
export const OFFERED: Record<DetectedKind, readonly Conversion[]> = {
  jwt: [decode('jwt')],
  base64: [decode('base64')],
  compressed: [decode('base64')],
  'data-url': [decode('base64')],
  url: [decode('url')],
  form: [decode('form')],
  hex: [decode('hex')],
  curl: [decode('curl')],
  http: [decode('http')],
  php: [decode('php')],
  ini: [decode('ini')],
  'printed-table': [decode('printed-table')],
  'sql-insert': [decode('sql-insert')],
  java: [FORMAT],
  go: [FORMAT],
  python: [FORMAT],
  console: [FORMAT],
  ndjson: [FORMAT],
  string: [{ by: 'unescape' }],
  timestamp: [],
  html: [],
  csv: [IMPORT_TABLE, OPEN_IN_YAML],
  tsv: [IMPORT_TABLE, OPEN_IN_YAML],
  xml: [read('xml'), OPEN_IN_YAML],
  toml: [read('toml'), OPEN_IN_YAML],
  properties: [read('properties'), OPEN_IN_YAML],
  yaml: [OPEN_IN_YAML, read('yaml')],
};

/** Whether formatting cannot read such a text, or would read it as something else. */
export function isDecodedFirst(kind: DetectedKind): boolean {
  const [usual] = OFFERED[kind];
  return usual !== undefined && usual.by !== 'format';
}

/** Whether the YAML tool would take such a text for a word or a line, and the JSON tool reads it. */
export function isForJsonTool(kind: DetectedKind): boolean {
  return OFFERED[kind].some(({ by }) => by === 'decode' || by === 'format');
}
