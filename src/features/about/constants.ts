/** The page where visitors see, export and delete what this browser keeps. */
export const DATA_PAGE_ID = 'data-center';
