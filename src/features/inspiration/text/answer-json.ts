import type { TaskDraft, TaskInput } from '../model/board-rules.ts';
import { tidyTitle } from './answer/tidy-title.ts';
import { OUTLINE_LEVELS_MAX, OUTLINE_TASKS_MAX } from './constants.ts';
import { parseDueDate } from './due-date.ts';
import { ANSWER_FIELDS, LABEL_SEPARATOR, MILESTONE_WORDS, PRIORITY_WORDS, STATUS_WORDS } from './lexicon.ts';
import type { Outline } from './outline/build-drafts.ts';
import { readLines } from './outline/read-lines.ts';

type Fields = ReadonlyMap<string, unknown>;
type FieldName = keyof typeof ANSWER_FIELDS;

interface Count {
  count: number;
  left: number;
}

/**
 * Tasks of a model's answer in JSON: a list of texts or objects, an object that holds such a list, or an object whose names
 * are titles. Field names may be English or Chinese. Values that name no task are left out.
 */
export function draftsFromJson(value: unknown): Outline {
  const counts: Count = { count: 0, left: 0 };
  const drafts = readList(findList(value, 0), 1, counts);
  return { drafts, ...counts };
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
  return inner === undefined || depth >= WRAPPERS_MAX ? value : findList(inner, depth + 1);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toFields(value: Readonly<Record<string, unknown>>): Fields {
  return new Map(Object.entries(value).map(([name, each]) => [toFieldName(name), each]));
}

function toFieldName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}

/** `value` is a list, one task, or an object of tasks by title. */
function readList(value: unknown, level: number, counts: Count): TaskDraft[] {
  if (level > DEPTH_MAX) {
    counts.left++;
    return [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => readItem(item, level, counts));
  if (!isObject(value) || isTask(toFields(value))) return readItem(value, level, counts);
  return Object.entries(value).flatMap(([name, inner]) => {
    const isNested = typeof inner === 'object' && inner !== null;
    if (isNested && CONTAINERS.has(toFieldName(name))) return readList(inner, level + 1, counts);
    if (!isNested && FIELD_NAMES.has(toFieldName(name))) return [];
    return readNamed(name, inner, level, counts);
  });
}

const CONTAINERS: ReadonlySet<string> = new Set([...ANSWER_FIELDS.list, ...ANSWER_FIELDS.children]);
const FIELD_NAMES: ReadonlySet<string> = new Set(Object.values(ANSWER_FIELDS).flat());

/** An object with a title, or with nothing but words. Otherwise its names are titles. */
function isTask(fields: Fields): boolean {
  if (findText(fields, 'title') !== '') return true;
  return findText(fields, 'description') !== '' && ![...fields.values()].some((each) => typeof each === 'object');
}

/** A task whose title is its name in an object. */
function readNamed(name: string, inner: unknown, level: number, counts: Count): TaskDraft[] {
  const { title } = readTitle(name);
  if (Array.isArray(inner)) return toDrafts({ title }, inner, level, counts);
  if (isObject(inner)) {
    const fields = toFields(inner);
    const hasFields = findChildren(fields) !== undefined || isTask(fields);
    return toDrafts({ ...readFields(fields), title }, hasFields ? findChildren(fields) : inner, level, counts);
  }
  const description = toText(inner);
  return toDrafts({ title, ...(description !== '' && { description }) }, undefined, level, counts);
}

function readItem(item: unknown, level: number, counts: Count): TaskDraft[] {
  if (Array.isArray(item) || (isObject(item) && !isTask(toFields(item)))) return readList(item, level + 1, counts);
  if (!isObject(item)) return toDrafts(readTitle(toText(item)), undefined, level, counts);
  const fields = toFields(item);
  const title = readTitle(findText(fields, 'title') || findText(fields, 'description'));
  return toDrafts({ ...title, ...readFields(fields), title: title.title }, findChildren(fields), level, counts);
}

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

function readFields(fields: Fields): Omit<TaskInput, 'title'> {
  const description = findText(fields, 'title') === '' ? '' : findText(fields, 'description');
  const summary = findText(fields, 'summary');
  const priority = PRIORITY_WORDS.get(findText(fields, 'priority').toLowerCase());
  const status =
    find(fields, 'done') === true ? 'completed' : STATUS_WORDS.get(findText(fields, 'status').toLowerCase());
  const milestone = MILESTONE_WORDS.get(findText(fields, 'milestone').toLowerCase());
  const labels = readLabels(find(fields, 'labels'));
  return {
    ...(description !== '' && { description }),
    ...(summary !== '' && { summary }),
    ...(status !== undefined && { status }),
    ...(priority !== undefined && { priority }),
    ...(milestone !== undefined && { milestone_type: milestone }),
    ...(labels.length > 0 && { labels }),
    ...parseDueDate(`${findText(fields, 'due')} ${findText(fields, 'dueTime')}`),
  };
}

function readLabels(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map(toText) : toText(value).split(LABEL_SEPARATOR);
  return [...new Set(texts.map((text) => text.replace(/^#/, '').trim()).filter((text) => text !== ''))];
}

/** The list or object of sub-tasks, or all of them as a list. */
function findChildren(fields: Fields): unknown {
  const lists = ANSWER_FIELDS.children
    .map((name) => fields.get(name))
    .filter((each) => typeof each === 'object' && each !== null);
  return lists.length > 1 ? lists : lists[0];
}

function find(fields: Fields, name: FieldName): unknown {
  return ANSWER_FIELDS[name].map((each) => fields.get(each)).find((each) => each !== undefined && each !== null);
}

/** The first value of that name that is a text or a number. */
function findText(fields: Fields, name: FieldName): string {
  return ANSWER_FIELDS[name].map((each) => toText(fields.get(each))).find((text) => text !== '') ?? '';
}

function toText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}
