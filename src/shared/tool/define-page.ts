import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ContentHead, ContentKind } from './content-kinds.ts';
import type { FindableSource } from './findable.ts';
import type { GoalPort } from './goal-port.ts';
import type { HandoffKind } from './handoff-kinds.ts';
import type { ToolData } from './tool-data.ts';
import type { ToolGroup } from './tool-groups.ts';

/** The area a page belongs to. It selects the layout around the page and the prefix of its path. */
export type Zone = 'portal' | 'bare' | 'admin';

/** A page's card on the home page. */
interface HomeCard {
  /** One line of at most 16 characters. */
  readonly summary: string;
  /**
   * Address of an SVG file with a drawing of the page at work, 320 × 180, in the symbol `picture`. It takes its colors from
   * [Note: Picture colors]. A card without one shows the page's icon.
   */
  readonly picture?: string;
}

/** Metadata of a page; the canonical address, open graph and twitter card derive from it (doc 2 §2). */
interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Set for a page that search engines must not list. It is then missing from the site map, too. */
  readonly robots?: 'noindex';
}

/** Two texts that a tab shows in turns, while its accessible name stays the page's name (doc 2 §2, trap T63). */
export interface AlternatingLabel {
  readonly texts: readonly [string, string];
  /** Index of the text for the view that the query of the page's address opens. */
  readonly openText: (query: URLSearchParams) => number;
}

export interface PageTab {
  /** Shown instead of the page's name. */
  readonly alternates?: AlternatingLabel;
  readonly opens: 'same-tab' | 'new-tab';
}

/** An entry of the floating shortcut widget (doc 2 §2). It appears as soon as its page is registered. */
export interface PageShortcut {
  readonly title: string;
  readonly opens: 'same-tab' | 'new-tab';
  /** Rank among the entries; the lowest one stands first. */
  readonly rank: number;
  /** On the page itself, the entry carries out this command of it. */
  readonly command?: string;
}

export interface PageLayout {
  /** `overlay`: fixed above the content, may be hidden by events and scrolling. `static`: part of the page. */
  readonly header: 'overlay' | 'static';
  /** The header's own scheme where it lies over a picture that is always dark; else it follows the visitor's. */
  readonly headerScheme?: 'dark';
  /** Whether the content sits in the centered 1200 px column or fills the window. */
  readonly padded: boolean;
  /** Padded content is as wide as the window, and at least as high as the header leaves: `<main>` fills it. */
  readonly fillsWindow?: true;
  /** Whether the shortcut widget may appear. `folded`: wide windows have no room for it beside the content. */
  readonly widget: boolean | 'folded';
  /** `top`: notices and the bottom bar of the shell stay away from the bottom of the window, where the page has its controls. */
  readonly notices?: 'top';
  /** `glass`: what opens in front of the page is dark glass in both color schemes. */
  readonly sheets?: 'glass';
}

export interface PageScreen {
  /** Route path below the page's own: `''` or `':inspirationId'`. */
  readonly path: string;
  /** Title of a screen that is named besides its page. */
  readonly title?: string;
  /** Loads the screen's file when its route is visited. The component renders the page's one `<main>` with one `<h1>`. */
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Queries whose first view differs and is prerendered as well, such as `?tab=yaml`. */
  readonly prerenderedQueries?: readonly string[];
  /** What this screen lays out differently from the rest of the page. */
  readonly layout?: Partial<PageLayout>;
}

/** Files that a page opens, whether dropped, pasted or chosen anywhere in the product. */
export interface Acceptance {
  /** Media types (`image/png`, `image/*`) and endings of file names (`.json`), in lower case. */
  readonly files: readonly string[];
  /** Query of the address that opens them, for a page with several views: `?tab=yaml`. */
  readonly query?: string;
  /** How the page takes a content that the visitor drops or pastes elsewhere, or sends from another page. */
  readonly receives?: Receiving;
}

/** A content that a page takes by a hand-over. The page calls `useHandedOver` with the same kind. */
export interface Receiving {
  readonly handoff: HandoffKind;
  /** What the page does with it, in a few words, as a choice in a list. */
  readonly action: string;
  /** General kinds that the page takes. */
  readonly contents: readonly ContentKind[];
  /** Recognizes the page's own format. Its page is then the first choice. */
  readonly loadSniff?: () => Promise<{ readonly sniff: (head: ContentHead) => boolean }>;
  /** Larger contents are refused before they are handed over. */
  readonly maxBytes?: number;
  /** Rank among the pages that take the same kind; 0 where it is missing, and the lowest one stands first. */
  readonly rank?: number;
  /** Whether several files may be handed over together. */
  readonly takesSeveral?: boolean;
}

/**
 * An action for the search over the whole product. It either leads to an address, where a page may find it with
 * `use-page-command.ts`, or runs on whatever page is open.
 */
export type Command = CommandWords & ({ readonly to: string } | { readonly run: CommandRun });

/** Called within the visitor's gesture. A promise is the path to go to afterwards, without the base; null to stay. */
export type CommandRun = () => undefined | Promise<string | null>;

interface CommandWords {
  /** Unique within its page. */
  readonly id: string;
  readonly name: string;
  /** Further words that find it. */
  readonly search: readonly string[];
}

/** A key of a page, or keys that are pressed together, with what it does. */
export interface PageKey {
  readonly keys: readonly string[];
  readonly words: string;
}

/** Everything the product knows about a page. Router, tabs, home page and site map derive from it. */
export interface Page {
  /** Equals the name of the feature's folder. */
  readonly id: string;
  readonly zone: Zone;
  /** Path below the zone's prefix, without slashes at the ends; `''` is the zone's own page. */
  readonly path: string;
  readonly name: string;
  readonly icon: ComponentType<SvgIconProps>;
  readonly meta: PageMeta;
  /** Null: the page has no tab. */
  readonly tab: PageTab | null;
  /** Null: the page has no card on the home page. */
  readonly home: HomeCard | null;
  /** Tools have one; other pages stand outside of the groups. */
  readonly group?: ToolGroup;
  /** The page's entry in the floating shortcut widget. */
  readonly shortcut?: PageShortcut;
  /** Words besides the name that find the page: other names, English names, abbreviations. */
  readonly search: readonly string[];
  readonly layout: PageLayout;
  /** The first one is shown at the page's own path. */
  readonly screens: readonly PageScreen[];
  readonly accepts?: readonly Acceptance[];
  /** True for a page that promises to send nothing while it is open: the shell then makes no request either. */
  readonly sendsNothing?: boolean;
  /** Loads the access to the data that the page keeps in this browser. */
  readonly loadData?: () => Promise<{ readonly data: ToolData }>;
  /** A part of the home page for visitors who have data on this page: while the entry exists in `localStorage`. */
  readonly homePanel?: { readonly entry: string; readonly load: () => Promise<{ default: ComponentType }> };
  /** Loads the access to the goals that the page keeps, for pages that show one of them. */
  readonly loadGoals?: () => Promise<{ readonly goals: GoalPort }>;
  /** What the visitor keeps on the page and the search finds. */
  readonly findables?: FindableSource;
  /** Loads the page's actions for the search. */
  readonly loadCommands?: () => Promise<{ readonly commands: readonly Command[] }>;
  /** Loads the page's keys for the list that `?` opens. A page may open a list of its own instead. */
  readonly loadKeys?: () => Promise<{ readonly keys: readonly PageKey[] }>;
}

/** Returns the descriptor, whose type is checked. Import it in `page.ts` or `tool.ts` only, which must not import a screen. */
export function definePage(page: Page): Page {
  return page;
}

interface Tool extends Omit<Page, 'zone' | 'path' | 'tab' | 'home'> {
  readonly tab: PageTab;
  readonly group: ToolGroup;
  /** The card on the home page, see `HomeCard`. */
  readonly summary: string;
  readonly picture?: string;
}

/** Describes a page of the usual kind: `/portal/<id>`, with a tab and a card on the home page. */
export function defineTool({ summary, picture, ...tool }: Tool): Page {
  const home = picture === undefined ? { summary } : { summary, picture };
  return definePage({ ...tool, zone: 'portal', path: tool.id, home });
}
