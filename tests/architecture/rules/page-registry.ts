/** The parts of a registered page that the rules check. */
export interface PageFacts {
  readonly id: string;
  readonly tab: object | null;
  readonly meta: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
}

/** Folders in `src/features` that are parts of the shell, not pages. */
export const SHELL_FOLDERS: readonly string[] = ['account', 'shortcut-widget'];

/** Ids of all tools with a tab, in the order of doc 2 §2. */
export const DOCUMENTED_ORDER: readonly string[] = [
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

/** One line for every disagreement between the registry and the feature folders, and for every fault in the metadata. */
export function findRegistryFaults(pages: readonly PageFacts[], folders: readonly string[]): string[] {
  const ids = pages.map(({ id }) => id);
  const pageFolders = folders.filter((folder) => !SHELL_FOLDERS.includes(folder));
  return [
    ...ids.filter((id) => !pageFolders.includes(id)).map((id) => `${id}: no folder of a page`),
    ...pageFolders.filter((folder) => !ids.includes(folder)).map((folder) => `${folder}: not registered`),
    ...findRepeated(ids).map((id) => `${id}: registered twice`),
    ...findOrderFaults(pages.filter(({ tab }) => tab !== null).map(({ id }) => id)),
    ...pages.flatMap(findMetaFaults),
    ...findRepeated(pages.map(({ meta }) => meta.title)).map((title) => `title used twice: ${title}`),
    ...findRepeated(pages.map(({ meta }) => meta.description)).map((text) => `description used twice: ${text}`),
  ];
}

function findOrderFaults(ids: readonly string[]): string[] {
  const documented = ids.filter((id) => DOCUMENTED_ORDER.includes(id));
  const expected = DOCUMENTED_ORDER.filter((id) => ids.includes(id));
  const isOrdered = documented.join() === expected.join();
  return isOrdered ? [] : [`tabs are ${documented.join(', ')}; documented is ${expected.join(', ')}`];
}

function findMetaFaults({ id, meta }: PageFacts): string[] {
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
