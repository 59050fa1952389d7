/** The tool whose pond lives in the hero. */
export const HERO_TOOL_ID = 'flock-dance';

export const TOOLS_ANCHOR = 'tools';

/** The portal's address without a tool is the roadmap's address in the documents. */
export const ROADMAP_ANCHOR = 'roadmap';
