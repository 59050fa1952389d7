/** Differences of each kind that a comparison lists; further ones are only counted. */
export const LISTED_DIFFERENCES_COUNT = 1000;
