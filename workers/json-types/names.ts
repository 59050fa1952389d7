/** Names of types that languages or their libraries have. */
const TYPE_NAMES = new Set(
  (
    'any array base basemodel biginteger bigdecimal bool boolean byte char character class data date decimal dict ' +
    'dictionary double enum error exception field float function int integer jsonelement jsonnode jsonproperty list ' +
    'long map never none nothing null number object optional override promise record regexp set short string symbol ' +
    'system true false tuple type union unit unknown void json readonly partial required pick omit iterable'
  ).split(' '),
);

/**
 * A key as the name of a type in every language, in Pascal case; empty when no sign of it can be used. A name that is
 * taken gets that of the outer type in front.
 */
export function toTypeName(key: string, outer = 'My'): string {
  const name = toPascal(key);
  if (name === '') return '';
  const valid = /^\p{Nd}/u.test(name) ? `T${name}` : name;
  return TYPE_NAMES.has(valid.toLowerCase()) ? `${outer}${valid}` : valid;
}

export function toPascal(key: string): string {
  return toWords(key).map(capitalize).join('');
}

export function toCamel(key: string): string {
  const [first = '', ...rest] = toWords(key);
  return [first.toLowerCase(), ...rest.map(capitalize)].join('');
}

export function toSnake(key: string): string {
  return toWords(key)
    .map((word) => word.toLowerCase())
    .join('_');
}

/** Names for all keys of a class, different from each other and from `reserved`; a clash gets a sign or a number. */
export function nameFields(
  keys: readonly string[],
  toName: (key: string) => string,
  reserved: ReadonlySet<string>,
): readonly string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const bare = toName(key) || 'field';
    const valid = /^\p{Nd}/u.test(bare) ? `${toName('field')}${bare}` : bare;
    const base = reserved.has(valid) ? `${valid}_` : valid;
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
    taken.add(name);
    return name;
  });
}

/** Letters and digits of the basic plane, which all languages allow, divided at signs and at changes of case. */
function toWords(key: string): readonly string[] {
  const letters = [...key].map((sign) => (sign.length === 1 && /[\p{L}\p{Nd}]/u.test(sign) ? sign : ' ')).join('');
  return letters
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ')
    .filter((word) => word !== '');
}

function capitalize(word: string): string {
  const rest = word.slice(1);
  return word.charAt(0).toUpperCase() + (rest === rest.toUpperCase() ? rest.toLowerCase() : rest);
}
