/** From the navigation to the report of its page (doc 2 §2). A page that is left earlier, such as a redirect, is no view. */
export const PAGE_VIEW_DELAY_MS = 100;
