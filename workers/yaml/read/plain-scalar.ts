/** The type of a plain scalar in YAML 1.2, and its JSON text. */
type PlainScalar =
  | { readonly type: 'null' | 'boolean' | 'number'; readonly json: string }
  | { readonly type: 'special-float' | 'string' };

export type Yaml11Kind = 'yaml11-boolean' | 'yaml11-number' | 'yaml11-date';

const NULL = /^(?:|~|null|Null|NULL)$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;
const JSON_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;
const JSON_INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
const INTEGER = /^[-+]?[0-9]+$/;
/** Longer digits are hardly a number, and slow to convert to decimals. */
const OTHER_BASE = /^0(?:o[0-7]{1,2000}|x[0-9a-fA-F]{1,2000})$/;
const FLOAT = /^([-+]?)(\.[0-9]+|[0-9]+(?:\.[0-9]*)?)([eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

const YAML11_BOOLEAN = /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/;
/** A leading zero (octal), binary, underscores, base 60; and numbers of YAML 1.2 only. */
const YAML11_NUMBER = [
  /^[-+]?0[0-9]+$/,
  /^[-+]?0b[01_]+$/,
  /^[-+]0x[0-9a-fA-F_]+$/,
  /^(?=[^_]*_)[-+]?[0-9][0-9_]*(?:\.[0-9_]*)?$/,
  /^(?=[^_]*_)0x[0-9a-fA-F_]+$/,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/,
  /^0o[0-7]+$/,
  /^[-+]?[0-9]+[eE][-+]?[0-9]+$/,
  /^[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)[eE][0-9]+$/,
];
const YAML11_DATE = /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt \t].*)?$/;

/** Reads a plain scalar by the core schema of YAML 1.2. All digits are kept. */
export function resolvePlain(text: string): PlainScalar {
  if (NULL.test(text)) return { type: 'null', json: 'null' };
  if (TRUE.test(text)) return { type: 'boolean', json: 'true' };
  if (FALSE.test(text)) return { type: 'boolean', json: 'false' };
  if (JSON_NUMBER.test(text)) return { type: 'number', json: text };
  if (OTHER_BASE.test(text)) return { type: 'number', json: BigInt(text).toString() };
  if (INTEGER.test(text)) return { type: 'number', json: trimNumber(text) };
  if (FLOAT.test(text)) return { type: 'number', json: toJsonFloat(text) };
  return { type: SPECIAL_FLOAT.test(text) ? 'special-float' : 'string' };
}

/** How tools that follow YAML 1.1 (or only JSON's numbers) may read a plain scalar differently; null when all agree. */
export function readYaml11(text: string): Yaml11Kind | null {
  if (YAML11_BOOLEAN.test(text)) return 'yaml11-boolean';
  if (YAML11_DATE.test(text)) return 'yaml11-date';
  if (JSON_INTEGER.test(text)) return null;
  return YAML11_NUMBER.some((pattern) => pattern.test(text)) ? 'yaml11-number' : null;
}

function trimNumber(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  return sign + text.replace(/^[-+]?0*(?=[0-9])/, '');
}

function toJsonFloat(text: string): string {
  const [, sign = '', digits = '', exponent = ''] = FLOAT.exec(text) ?? [];
  const [whole = '', fraction] = digits.split('.');
  const tail = fraction === undefined ? '' : `.${fraction === '' ? '0' : fraction}`;
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=[0-9])/, '') || '0'}${tail}${exponent}`;
}
