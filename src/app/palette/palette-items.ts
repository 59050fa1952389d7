import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Command, CommandRun, Page } from '../../shared/tool/define-page.ts';
import type { Findable, FindableKind } from '../../shared/tool/findable.ts';
import type { CommandEntry, PageEntry } from '../../shared/tool/search-entries.ts';

/** What choosing an item does: it goes to a path without the base, opens another site, or runs and may then go to a path. */
type PaletteAction = Findable['leadsTo'] | { readonly run: CommandRun };

/** One thing that the search finds and that can be chosen. */
export interface PaletteItem {
  /** Unique among all items. */
  readonly key: string;
  readonly kind: 'page' | 'command' | FindableKind;
  readonly name: string;
  /** Further words that find it. */
  readonly words: readonly string[];
  /** One line about it. */
  readonly note: string;
  readonly icon: ComponentType<SvgIconProps>;
  /** The page that it is, or that it belongs to; null for the shell's own commands. */
  readonly pageId: string | null;
  /** Tools can be pinned. */
  readonly canBePinned: boolean;
  readonly action: PaletteAction;
}

/** A command of the shell, which belongs to no page. */
export type ShellCommand = Command & { readonly icon: ComponentType<SvgIconProps>; readonly note: string };

export function toPageItem({ page, words, to }: PageEntry): PaletteItem {
  return {
    key: `page:${page.id}`,
    kind: 'page',
    name: page.name,
    words: words.slice(1),
    note: page.home?.summary ?? page.meta.description,
    icon: page.icon,
    pageId: page.id,
    canBePinned: page.group !== undefined,
    action: { to },
  };
}

export function toCommandItem({ page, words, command }: CommandEntry): PaletteItem {
  return {
    key: `command:${page.id}:${command.id}`,
    kind: 'command',
    name: command.name,
    words: words.slice(1),
    note: page.name,
    icon: page.icon,
    pageId: page.id,
    canBePinned: false,
    action: toAction(command),
  };
}

export function toShellItem(command: ShellCommand): PaletteItem {
  return {
    key: `command::${command.id}`,
    kind: 'command',
    name: command.name,
    words: command.search,
    note: command.note,
    icon: command.icon,
    pageId: null,
    canBePinned: false,
    action: toAction(command),
  };
}

/** `page` keeps the thing. */
export function toFindableItem({ id, kind, name, words, note, leadsTo }: Findable, page: Page): PaletteItem {
  return {
    key: `${kind}:${id}`,
    kind,
    name,
    words,
    note,
    icon: page.icon,
    pageId: page.id,
    canBePinned: false,
    action: leadsTo,
  };
}

function toAction(command: Command): PaletteAction {
  return 'to' in command ? { to: command.to } : { run: command.run };
}
