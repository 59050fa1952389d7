import { z } from '../schema.ts';
import { isServiceOrigin } from '../service-origin.ts';

/**
 * What the client build tells the server about its pages, written to `dist/client/route-manifest.json`.
 * The registry is the only source; the server derives redirects, head tags, sitemap and robots from it.
 */
const pageHeadSchema = z.object({
  /** Page path without base. `:name` marks a parameter: `/portal/tool/:part`. */
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.string().min(1),
  /** Picture for sharing, as a path below the base; absent where the product's own picture stands for the page. */
  image: z.string().optional(),
  /** Absent where search engines may list the page. */
  robots: z.literal('noindex').optional(),
});

export const routeManifestSchema = z.object({
  /** Page path that `/` and unknown pages are redirected to. */
  landing: z.string().startsWith('/'),
  /** Head of the shell where no page matches, as in the offline copy. */
  fallback: pageHeadSchema,
  pages: z.array(pageHeadSchema),
  /** Origin of the service that the pages call; absent where it is their own. Their content security policy allows it. */
  apiOrigin: z.string().refine(isServiceOrigin).optional(),
});

export type PageHead = z.infer<typeof pageHeadSchema>;
export type RouteManifest = z.infer<typeof routeManifestSchema>;

/** File name of the manifest inside the client build. */
export const ROUTE_MANIFEST_FILE = 'route-manifest.json';
