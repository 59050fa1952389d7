import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** Page metadata of a tool; canonical address, open graph, twitter card and robots derive from it (doc 2 §2). */
export interface ToolMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** A tab label that swaps its visible text on a clock while its accessible name stays constant (doc 2 §2, trap T63). */
export interface AlternatingLabel {
  readonly texts: readonly [string, string];
  readonly name: string;
}

export interface ToolTab {
  readonly label: string | AlternatingLabel;
  readonly icon: ComponentType<SvgIconProps>;
  readonly opens: 'same-tab' | 'new-tab';
}

export interface ToolLayout {
  /** `overlay`: fixed above the content, may be hidden by events and scrolling. `static`: part of the page. */
  readonly header: 'overlay' | 'static';
  /** The header's own scheme where it lies over a picture that is dark by day too; else it follows the visitor's. */
  readonly headerScheme?: 'dark';
  /** Whether the content sits in the centred 1200 px column or fills the window. */
  readonly padded: boolean;
  /** Whether the floating shortcut widget may appear. */
  readonly widget: boolean;
}

export interface ToolScreen {
  /** Route path below the tool's own: `''` or `':inspirationId'`. */
  readonly path: string;
  /** The screen's file, loaded when its route is visited. Its component renders the page's one `<main>`, with one `<h1>`. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A tool's whole public face. The registry, router, tab bar, metadata, home page and sitemap only read it. */
export interface Tool {
  /** Equals the folder name and the route segment: `/portal/<id>`; `home` is `/portal` itself. */
  readonly id: string;
  readonly tab: ToolTab;
  /** One line for the home page's card. */
  readonly summary: string;
  readonly meta: ToolMeta;
  readonly layout: ToolLayout;
  readonly screens: readonly ToolScreen[];
}

export function defineTool<const T extends Tool>(tool: T): T {
  return tool;
}
