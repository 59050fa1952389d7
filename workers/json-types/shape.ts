/** The numbers at one place, judged by their text. */
export interface NumberShape {
  /** Some have a fraction or an exponent. */
  isDecimal: boolean;
  /**
   * Integers: up to 2^53, up to 64 bits, beyond. Decimals: `0` is exact enough as a double, `2` is not; `1` does not
   * occur.
   */
  width: number;
}

/** All values that were found at one place of the text, merged over the items of arrays. */
export interface Shape {
  /** Values that were found here. */
  count: number;
  hasNull: boolean;
  hasBoolean: boolean;
  hasString: boolean;
  number: NumberShape | null;
  /** The merged items of the arrays here. */
  items: Shape | null;
  /** The merged members of the objects here, in order of appearance. */
  members: Map<string, Shape> | null;
  objectCount: number;
}

export function createShape(): Shape {
  return {
    count: 0,
    hasNull: false,
    hasBoolean: false,
    hasString: false,
    number: null,
    items: null,
    members: null,
    objectCount: 0,
  };
}

/** Adds a number by its text. */
export function addNumber(shape: Shape, text: string): void {
  shape.number = joinNumbers(shape.number, toNumberShape(text));
}

/** Merges two shapes of the same place into the first. */
function addShape(into: Shape, from: Shape): void {
  into.count += from.count;
  into.hasNull ||= from.hasNull;
  into.hasBoolean ||= from.hasBoolean;
  into.hasString ||= from.hasString;
  if (from.number !== null) into.number = joinNumbers(into.number, from.number);
  if (from.items !== null) {
    into.items ??= createShape();
    addShape(into.items, from.items);
  }
  into.objectCount += from.objectCount;
  if (from.members === null) return;
  into.members ??= new Map();
  for (const [key, member] of from.members) {
    const own = into.members.get(key) ?? createShape();
    into.members.set(key, own);
    addShape(own, member);
  }
}

/** Keys that are data, such as ids and dates: the object is a dictionary. */
const DATA_KEY = /^(?:\d+|\d{4}-\d{2}(?:-\d{2})?|[0-9a-f]{24,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The merged values when the objects are dictionaries, otherwise null. */
export function toDictionary({ members }: Shape): Shape | null {
  if (members === null || members.size === 0) return null;
  for (const key of members.keys()) if (!DATA_KEY.test(key)) return null;
  const values = createShape();
  for (const member of members.values()) addShape(values, member);
  return values;
}

function joinNumbers(one: NumberShape | null, other: NumberShape): NumberShape {
  if (one === null) return { ...other };
  if (one.isDecimal === other.isDecimal) {
    return { isDecimal: one.isDecimal, width: Math.max(one.width, other.width) };
  }
  return { isDecimal: true, width: one.width > 0 || other.width > 0 ? 2 : 0 };
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const LONG_MAX = 2n ** 63n - 1n;
/** No integer of 64 bits has more characters. */
const LONG_CHARS = 20;

function toNumberShape(text: string): NumberShape {
  if (/[.eE]/.test(text)) return { isDecimal: true, width: isDouble(text) ? 0 : 2 };
  if (text.length > LONG_CHARS) return { isDecimal: false, width: 2 };
  const value = BigInt(text);
  if (value <= SAFE && value >= -SAFE) return { isDecimal: false, width: 0 };
  return { isDecimal: false, width: value <= LONG_MAX && value >= -LONG_MAX - 1n ? 1 : 2 };
}

/** Whether a double holds every digit of the number. */
export function isDouble(text: string): boolean {
  const value = Number(text);
  return Number.isFinite(value) && toDigits(text) === toDigits(String(value));
}

/** Significant digits and power of ten, equal for all notations of a number. */
function toDigits(text: string): string {
  const [mantissa = '', power = '0'] = text.replace(/^-/, '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${significant}e${Number(power) - fraction.length + digits.length - significant.length}`;
}
