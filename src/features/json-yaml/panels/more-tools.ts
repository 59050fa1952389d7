import type { ComponentType } from 'react';
import type { PersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonState } from '../json/json-state.ts';
import { pasteFormats } from '../json/paste-formats.ts';
import { LAYOUT_TOOLS, REWRITING_TOOLS } from '../json/rewriting-tools.ts';
import { openInYaml } from '../open-in-yaml.ts';
import { copy as shortcutCopy } from '../shortcuts/copy.ts';
import { openShortcutSheet } from '../shortcuts/sheet-store.ts';

/** The parts of the menu, in order. */
export const MORE_GROUPS = ['convert', 'view', 'code', 'other'] as const;
type MoreGroup = (typeof MORE_GROUPS)[number];

interface MoreToolBase {
  readonly id: string;
  readonly label: string;
  /** Where it stands in the menu; null for a tool with a button of its own. */
  readonly group: MoreGroup | null;
  /** Whether the tool is of use now; always by default. Tools of no use are left out of the menu. */
  readonly applies?: (state: JsonState) => boolean;
}

/** A tool that works at once. */
interface InstantTool extends MoreToolBase {
  run(controller: JsonController): void;
}

/** A tool with choices of its own, shown between the toolbar and the panes. */
export interface PanelTool extends MoreToolBase {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<{ readonly controller: JsonController }>>;
}

/** A choice of the visitor that can be switched on and off. */
export interface SwitchTool extends MoreToolBase {
  readonly choice: Pick<PersistedStore<boolean>, 'useValue' | 'update'>;
}

export type MoreTool = InstantTool | PanelTool | SwitchTool;

const loadQueryPanel = () => import('../query/QueryPanel.tsx').then(({ QueryPanel }) => QueryPanel);
const loadTypesPanel = () => import('../types/TypesPanel.tsx').then(({ TypesPanel }) => TypesPanel);
const loadConvertPanel = () => import('../detect/ConvertPanel.tsx').then(({ ConvertPanel }) => ConvertPanel);
const loadSchemaPanel = () => import('../schema/SchemaPanel.tsx').then(({ SchemaPanel }) => SchemaPanel);

export const QUERY_ID = 'query';

/** The further tools, in the order of their groups. */
export const MORE_TOOLS: readonly MoreTool[] = [
  { id: QUERY_ID, group: null, label: copy.toolbar.query, load: loadQueryPanel },
  { id: 'convert', group: 'convert', label: copy.toolbar.convert, load: loadConvertPanel },
  ...REWRITING_TOOLS,
  {
    id: 'open-in-yaml',
    group: 'convert',
    label: copy.more.openInYaml,
    applies: ({ output }) => output !== null && output.language !== 'text',
    run: (controller) => void openInYaml(controller),
  },
  ...LAYOUT_TOOLS,
  { id: 'types', group: 'code', label: copy.toolbar.types, load: loadTypesPanel },
  { id: 'schema', group: 'code', label: copy.toolbar.schema, load: loadSchemaPanel },
  { id: 'paste-formats', group: 'other', label: copy.more.pasteFormats, choice: pasteFormats },
  { id: 'shortcuts', group: 'other', label: shortcutCopy.menu, run: openShortcutSheet },
];
