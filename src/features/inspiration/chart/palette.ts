/** Behind the chart in an exported PNG or SVG (doc 3 §9 and §2). */
export const EXPORT_BACKGROUND = '#f5f5f5';
