import {
  ANSWER_FIELDS,
  COUNTED_FIELDS,
  ID_FIELD,
  LISTED_FIELDS,
  MILESTONE_WORDS,
  ORDINAL,
  OTHER_FIELDS,
} from '../lexicon.ts';

/** Values of an object by their names, in lower case and without marks between words. */
export type Fields = ReadonlyMap<string, unknown>;
type FieldName = keyof typeof ANSWER_FIELDS;

/** An object of named values, such as one task of an answer. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toFields(value: Readonly<Record<string, unknown>>): Fields {
  return new Map(Object.entries(value).map(([name, each]) => [toFieldName(name), each]));
}

function toFieldName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

const CONTAINERS: ReadonlySet<string> = new Set([...ANSWER_FIELDS.list, ...ANSWER_FIELDS.children]);
const KNOWN: ReadonlySet<string> = new Set([...Object.values(ANSWER_FIELDS).flat(), ...OTHER_FIELDS]);

/** Whether a name holds tasks, wherever it stands. */
export function isContainer(name: string): boolean {
  return CONTAINERS.has(toFieldName(name));
}

/** Whether a name holds sub-tasks. */
export function isChildName(name: string): boolean {
  return (ANSWER_FIELDS.children as readonly string[]).includes(toFieldName(name));
}

/** Whether a name is a field's, and so no title. */
export function isFieldName(name: string): boolean {
  const field = toFieldName(name);
  return KNOWN.has(field) || ID_FIELD.test(field);
}

/** Whether a field holds tasks where its value is a list, and words otherwise. */
export function isListName(name: string): boolean {
  return isTitleName(name) || LISTED_FIELDS.includes(toFieldName(name));
}

/** Whether a name is that of a title. A list under it holds tasks. */
export function isTitleName(name: string): boolean {
  return (ANSWER_FIELDS.title as readonly string[]).includes(toFieldName(name));
}

/** The first value of a field. */
export function findValue(fields: Fields, name: FieldName): unknown {
  return ANSWER_FIELDS[name].map((each) => fields.get(each)).find((each) => each !== undefined && each !== null);
}

/** The first value of a field that is a text or a number. */
export function findText(fields: Fields, name: FieldName): string {
  return ANSWER_FIELDS[name].map((each) => toText(fields.get(each))).find((text) => text !== '') ?? '';
}

/** The first description; a list of texts under a name that holds no tasks is one as well. */
export function findDescription(fields: Fields): string {
  const texts = ANSWER_FIELDS.description.map((name) => {
    const value = fields.get(name);
    return Array.isArray(value) && !LISTED_FIELDS.includes(name)
      ? value.map(toText).filter(Boolean).join('\n')
      : toText(value);
  });
  return texts.find((text) => text !== '') ?? '';
}

export function toText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A text that says more than a number. */
export function isTitle(text: string): boolean {
  return text !== '' && !ORDINAL.test(text);
}

/** The title in a field of a known name; empty without one. */
export function findTitle(fields: Fields): string {
  return ANSWER_FIELDS.title.map((name) => toWords(fields.get(name))).find(isTitle) ?? '';
}

/** The longest text in a field of an unknown name; empty without one. */
export function findLongest(fields: Fields): string {
  const texts = [...fields].flatMap(([name, value]) => (isFieldName(name) ? [] : [toWords(value)]));
  return texts.filter(isTitle).reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** Whether a field of a title's name says anything, such as "Step 3" or the number 2024; a counting number says nothing. */
export function hasLabel(fields: Fields): boolean {
  return ANSWER_FIELDS.title.some((name) => {
    const text = toText(fields.get(name));
    return text !== '' && !(COUNTED_FIELDS.has(name) && NUMBER.test(text));
  });
}

const NUMBER = /^\d+$/;

/** A title from a number, such as that of a week; empty without one. */
export function findCounted(fields: Fields): string {
  for (const [name, toTitle] of COUNTED_FIELDS) {
    const text = toText(fields.get(name));
    if (NUMBER.test(text)) return toTitle(text);
    if (text !== '') return text;
  }
  const milestone = findText(fields, 'milestone');
  return findText(fields, 'title') || (MILESTONE_WORDS.has(milestone.toLowerCase()) ? '' : milestone);
}

function toWords(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
