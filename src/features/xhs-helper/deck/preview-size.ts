/** Width of a picture in the list, in pixels. */
export const PREVIEW_WIDTH_PX = 280;
