/** The parts of a registered tool that the rules check. */
export interface ToolFacts {
  readonly id: string;
  readonly meta: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
}

/** The tabs in the order of doc 2 §2. Tools without a tab follow. */
export const DOCUMENTED_ORDER = [
  'home',
  'inspiration',
  'goal-focus',
  'json-yaml',
  'custom-nav',
  'contributors',
  'flock-dance',
  'xhs-helper',
  'lan-chat',
  'brain-hole',
  'image-crop',
];

const DESCRIPTION_LENGTH = { min: 20, max: 160 };
const KEYWORDS_MIN = 3;

/** Reports every difference between registry and folders, and every invalid metadata. */
export function findRegistryFaults(tools: readonly ToolFacts[], toolFolders: readonly string[]): string[] {
  const ids = tools.map(({ id }) => id);
  return [
    ...ids.filter((id) => !toolFolders.includes(id)).map((id) => `${id}: no folder with a tool.ts`),
    ...toolFolders.filter((folder) => !ids.includes(folder)).map((folder) => `${folder}: not registered`),
    ...findRepeated(ids).map((id) => `${id}: registered twice`),
    ...findOrderFaults(ids),
    ...tools.flatMap(findMetaFaults),
    ...findRepeated(tools.map(({ meta }) => meta.title)).map((title) => `title used twice: ${title}`),
    ...findRepeated(tools.map(({ meta }) => meta.description)).map((text) => `description used twice: ${text}`),
  ];
}

function findOrderFaults(ids: readonly string[]): string[] {
  const documented = ids.filter((id) => DOCUMENTED_ORDER.includes(id));
  const expected = DOCUMENTED_ORDER.filter((id) => ids.includes(id));
  const isOrdered = documented.join() === expected.join();
  return isOrdered ? [] : [`tabs are ${documented.join(', ')}; documented is ${expected.join(', ')}`];
}

function findMetaFaults({ id, meta }: ToolFacts): string[] {
  const length = [...meta.description].length;
  const { min, max } = DESCRIPTION_LENGTH;
  return [
    ...(meta.title.trim() === '' ? [`${id}: no title`] : []),
    ...(length < min || length > max ? [`${id}: description of ${length} characters, not ${min} to ${max}`] : []),
    ...(new Set(meta.keywords).size < KEYWORDS_MIN ? [`${id}: fewer than ${KEYWORDS_MIN} keywords`] : []),
  ];
}

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
