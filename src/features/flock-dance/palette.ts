/** The water behind the canvas, from the surface down; what shows until the first frame is drawn. */
export const WATER = 'linear-gradient(#12688a, #0a3f63 45%, #03162b)';
