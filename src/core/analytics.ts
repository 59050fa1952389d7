/** Name of the head tag that tells a page of the portal where to count its views, as JSON. Absent while it is off. */
export const ANALYTICS_META = 'mythinkn-analytics';

/**
 * Everything besides page views that is counted. Doc 2 §2 only says "events", so the list is short and closed, and no name
 * can carry anything about a visitor.
 */
export type AnalyticsEvent = 'sign-in' | 'sign-out' | 'install';

/** What one request to the counting service contains (doc 2 §2), as JSON. */
export type AnalyticsReport = { readonly siteId: string } & (
  | {
      readonly kind: 'page';
      /** With the base path, and with the names of ids in their place: `/mythinkn/portal/tool/:id`. */
      readonly path: string;
    }
  | { readonly kind: 'event'; readonly name: AnalyticsEvent }
);
