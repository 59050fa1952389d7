import type { TaskDraft, TaskInput } from '../model/board-rules.ts';
import {
  type Fields,
  findCounted,
  findDescription,
  findLongest,
  findText,
  findTitle,
  findValue,
  hasLabel,
  isChildName,
  isContainer,
  isFieldName,
  isListName,
  isObject,
  isTitle,
  isTitleName,
  toFields,
  toText,
} from './answer/answer-fields.ts';
import { tidyTitle } from './answer/tidy-title.ts';
import { OUTLINE_LEVELS_MAX, OUTLINE_TASKS_MAX } from './constants.ts';
import { parseDueDate } from './due-date.ts';
import {
  ANSWER_FIELDS,
  CHILD_NAME,
  LABEL_SEPARATOR,
  MILESTONE_WORDS,
  ORDINAL,
  PRIORITY_WORDS,
  STATUS_WORDS,
} from './lexicon.ts';
import type { Outline } from './outline/build-drafts.ts';
import { readLines } from './outline/read-lines.ts';

interface Count {
  count: number;
  left: number;
  /** Dates without a year mean the next such day. */
  readonly now: Date;
}

/**
 * Tasks of a model's answer in JSON: a list of texts or objects, an object that holds such a list, or an object whose names
 * are titles. Field names may be English or Chinese; of fields with other names, the longest text is the title. Numbers,
 * names of fields and values that name no task are left out.
 */
export function draftsFromJson(value: unknown, now = new Date()): Outline {
  const counts: Count = { count: 0, left: 0, now };
  const drafts = readList(findList(value, 0), 1, counts);
  return { drafts, count: counts.count, left: counts.left };
}

/** Levels of wrappers around the list that are opened. */
const WRAPPERS_MAX = 4;
/** A task deeper in the answer is counted and left out. */
const DEPTH_MAX = 100;

function findList(value: unknown, depth: number): unknown {
  if (!isObject(value)) return value;
  const fields = toFields(value);
  const inner = ANSWER_FIELDS.list
    .map((name) => fields.get(name))
    .find((each) => typeof each === 'object' && each !== null);
  const found = inner ?? findOnlyList(value);
  return found === undefined || depth >= WRAPPERS_MAX ? value : findList(found, depth + 1);
}

/** The list of an object that holds nothing else, under a name of the program: objectives, but not day1. */
function findOnlyList(value: Readonly<Record<string, unknown>>): unknown {
  const [[name, each] = ['', null], ...others] = Object.entries(value);
  return others.length === 0 && Array.isArray(each) && IDENTIFIER.test(name) && !ORDINAL.test(name) ? each : undefined;
}

/** `value` is a list, one task, or an object of tasks by title. */
function readList(value: unknown, level: number, counts: Count): TaskDraft[] {
  if (level > DEPTH_MAX) {
    counts.left++;
    return [];
  }
  if (Array.isArray(value)) {
    const named = toNamed(value);
    return named === null ? value.flatMap((item) => readItem(item, level, counts)) : readNames(named, level, counts);
  }
  return isObject(value) && !isTask(toFields(value)) ? readNames(value, level, counts) : readItem(value, level, counts);
}

/** Objects with one name each, all different, as one object whose names are titles; null for any other list. */
function toNamed(list: readonly unknown[]): Readonly<Record<string, unknown>> | null {
  const entries = list.map((item) => (isObject(item) ? Object.entries(item) : []));
  const names = new Set(entries.map(([entry]) => entry?.[0]));
  const isNamed = entries.every((each) => each.length === 1 && !isFieldName(each[0]?.[0] ?? ''));
  return list.length > 1 && isNamed && names.size === list.length ? Object.fromEntries(entries.flat()) : null;
}

/** An object whose names are titles, beside fields of the whole plan. */
function readNames(value: Readonly<Record<string, unknown>>, level: number, counts: Count): TaskDraft[] {
  const entries = Object.entries(value);
  const isNested = (inner: unknown) => typeof inner === 'object' && inner !== null;
  const isPlan = entries.some(([name, inner]) => isNested(inner) && isContainer(name));
  const isMixed = entries.some(([, inner]) => isNested(inner));
  return entries.flatMap(([name, inner]) => {
    if (isNested(inner)) {
      if (isContainer(name)) return readList(inner, level + 1, counts);
      if (isTitleName(name) && Array.isArray(inner)) return readList(inner, level + 1, counts);
      return isFieldName(name) ? [] : readNamed(name, inner, level, counts);
    }
    const isField = isPlan || isFieldName(name) || (isMixed && IDENTIFIER.test(name));
    return isField ? [] : readNamed(name, inner, level, counts);
  });
}

const IDENTIFIER = /^\w+$/;

/** An object with a title, or with a description and no lists of tasks. Otherwise its names are titles. */
function isTask(fields: Fields): boolean {
  if (findTitle(fields) !== '') return true;
  if (hasLabel(fields) && findChildren(fields) === undefined) return true;
  const isPlain = ![...fields].some(([name, each]) => typeof each === 'object' && each !== null && !isFieldName(name));
  return findText(fields, 'description') !== '' && findChildren(fields) === undefined && isPlain;
}

/** A member of a list is a task where any field has words, also of an unknown name. */
function isMember(fields: Fields): boolean {
  if (isTask(fields) || findLongest(fields) !== '') return true;
  if (findText(fields, 'summary') !== '' && findChildren(fields) === undefined) return true;
  return findChildren(fields) !== undefined && findCounted(fields) !== '';
}

/** A task whose title is its name in an object. A number is no title: the text beside it is. */
function readNamed(name: string, inner: unknown, level: number, counts: Count): TaskDraft[] {
  const text = toText(inner);
  const isNumbered = STEP_NAME.test(name);
  if (isNumbered && isTitle(text)) return toDrafts(readTitle(text), undefined, level, counts);
  if (isNumbered && typeof inner === 'object' && inner !== null) {
    return isObject(inner) ? readItem(inner, level, counts) : readList(inner, level, counts);
  }
  const { title } = readTitle(name);
  if (Array.isArray(inner)) return toDrafts({ title }, inner, level, counts);
  if (isObject(inner)) {
    const fields = toFields(inner);
    const hasFields = findChildren(fields) !== undefined || isTask(fields);
    const description = findDescription(fields) || findTitle(fields);
    const input = { ...readFields(fields, counts.now), title, ...(description !== '' && { description }) };
    return toDrafts(input, hasFields ? findChildren(fields) : inner, level, counts);
  }
  return toDrafts({ title, ...(text !== '' && { description: text }) }, undefined, level, counts);
}

const STEP_NAME = /^(?:(?:step|task|item)?[\s_-]?\d+)$/i;

function readItem(item: unknown, level: number, counts: Count): TaskDraft[] {
  if (Array.isArray(item) || (isObject(item) && !isMember(toFields(item)))) return readList(item, level + 1, counts);
  if (!isObject(item)) {
    const text = toText(item);
    return typeof item === 'string' && !NUMBER.test(text) ? toDrafts(readTitle(text), undefined, level, counts) : [];
  }
  const fields = toFields(item);
  const description = findDescription(fields);
  const named = findTitle(fields) || findLongest(fields);
  const title = readTitle(named || description || findText(fields, 'summary') || findCounted(fields));
  const others = named === '' ? {} : description === '' ? {} : { description };
  return toDrafts(
    { ...title, ...readFields(fields, counts.now), ...others, title: title.title },
    findChildren(fields),
    level,
    counts,
  );
}

const NUMBER = /^[\d.,\s]+$/;

/** The task with its sub-tasks, which become siblings below the last level. Nothing without a title or beyond the limit. */
function toDrafts(input: TaskInput, children: unknown, level: number, counts: Count): TaskDraft[] {
  const isKept = input.title !== '' && counts.count < OUTLINE_TASKS_MAX;
  if (isKept) counts.count++;
  else if (input.title !== '') counts.left++;
  const inner = children === undefined ? [] : readList(children, level + 1, counts);
  if (!isKept) return inner;
  if (level >= OUTLINE_LEVELS_MAX) return [input, ...inner];
  return [inner.length === 0 ? input : { ...input, children: inner }];
}

/** A title without list marks. Further lines are the description. */
function readTitle(text: string): TaskInput {
  const [first, ...rest] = text.split(/\r\n|[\n\r]/);
  const [line] = readLines(first ?? '');
  const { text: title, description: lead } = tidyTitle(line?.text ?? '');
  const description = [lead ?? '', ...rest].join('\n').trim();
  return {
    title,
    ...(line?.status === 'completed' && { status: line.status }),
    ...(description !== '' && { description }),
  };
}

function readFields(fields: Fields, now: Date): Omit<TaskInput, 'title'> {
  const summary = findText(fields, 'summary');
  const priority = PRIORITY_WORDS.get(findText(fields, 'priority').toLowerCase());
  const status =
    findValue(fields, 'done') === true ? 'completed' : STATUS_WORDS.get(findText(fields, 'status').toLowerCase());
  const milestone = MILESTONE_WORDS.get(findText(fields, 'milestone').toLowerCase());
  const labels = readLabels(findValue(fields, 'labels'));
  return {
    ...(summary !== '' && { summary }),
    ...(status !== undefined && { status }),
    ...(priority !== undefined && { priority }),
    ...(milestone !== undefined && { milestone_type: milestone }),
    ...(labels.length > 0 && { labels }),
    ...readDue(fields, now),
  };
}

function readLabels(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map(toText) : toText(value).split(LABEL_SEPARATOR);
  return [...new Set(texts.map((text) => text.replace(/^#/, '').trim()).filter((text) => text !== ''))];
}

/** A time alone is no date. */
function readDue(fields: Fields, now: Date) {
  const [date, time] = [findText(fields, 'due'), findText(fields, 'dueTime')];
  return date === '' ? parseDueDate(time) : (parseDueDate(`${date} ${time}`, now) ?? parseDueDate(date, now));
}

/**
 * The list or object of sub-tasks, or all of them as a list. Under a name that the model has made up, lists of texts and of
 * objects count.
 */
function findChildren(fields: Fields): unknown {
  const isNamed = findTitle(fields) !== '' || findLongest(fields) !== '' || findCounted(fields) !== '';
  const found = [...fields].flatMap(([name, each]) => (holdsTasks(name, each, isNamed) ? [each] : []));
  return found.length > 1 ? found : found[0];
}

/** `isNamed`: the object has a title. Without one, the names of its lists are titles. */
function holdsTasks(name: string, value: unknown, isNamed: boolean): boolean {
  if (isChildName(name)) return typeof value === 'object' && value !== null;
  const isList = Array.isArray(value) && value.some((each) => isObject(each) || isTitle(toText(each)));
  if (isFieldName(name)) return isList && (isContainer(name) || isListName(name));
  return isNamed && (isList || (CHILD_NAME.test(name) && isObject(value)));
}
