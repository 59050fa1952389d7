/** How a result is shown. */
export type ResultView = 'text' | 'tree' | 'table';
