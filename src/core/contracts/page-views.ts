import { z } from '../schema.ts';

/**
 * What the client build has prerendered, written to `dist/client/page-views.json`. The server puts a view into the shell
 * when its address is requested.
 */
const pageViewSchema = z.object({
  /** Page path without base, with its query where the view is of that query: `/portal/plan?tab=second`. */
  address: z.string().startsWith('/'),
  /** Style elements of the view, with the placeholder of the nonce. */
  styles: z.string().min(1),
  /** Full URL paths of the scripts that the page needs beyond the shell's. */
  modules: z.array(z.string().startsWith('/')),
  /** The root element with the page in it. */
  body: z.string().min(1),
});

export const pageViewsSchema = z.array(pageViewSchema);

export type PageView = z.infer<typeof pageViewSchema>;

/** File name of the views inside the client build. */
export const PAGE_VIEWS_FILE = 'page-views.json';

/** Stands for the nonce of the response in the built page and in its views. */
export const NONCE_PLACEHOLDER = '%CSP_NONCE%';
