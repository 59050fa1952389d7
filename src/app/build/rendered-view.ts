import type { PageView } from '../../core/contracts/page-views.ts';

/** The first view of a screen, before it has its place among the files of the build. */
export interface RenderedView extends Pick<PageView, 'address' | 'styles' | 'body'> {
  /** Source file of the screen, whose chunk the page preloads. */
  readonly screenFile: string;
}
