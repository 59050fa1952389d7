import type { ComponentType } from 'react';
import { copy as shortcutCopy } from '../../shortcuts/copy.ts';
import { openShortcutSheet } from '../../shortcuts/sheet-store.ts';
import type { JsonController } from '../json-controller.ts';
import type { JsonState } from '../json-state.ts';

export interface MorePanelProps {
  readonly controller: JsonController;
}

interface MoreToolBase {
  readonly id: string;
  readonly label: string;
  /** Whether the tool is of use now; always by default. Tools of no use are left out of the menu. */
  readonly applies?: (state: JsonState) => boolean;
}

/** A tool that works at once. */
export interface InstantTool extends MoreToolBase {
  run(controller: JsonController): void;
}

/** A tool with choices of its own, shown between the toolbar and the panes. */
export interface PanelTool extends MoreToolBase {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<MorePanelProps>>;
}

export type MoreTool = InstantTool | PanelTool;

/** The entries of the menu, in order. */
export const MORE_TOOLS: readonly MoreTool[] = [{ id: 'shortcuts', label: shortcutCopy.menu, run: openShortcutSheet }];
