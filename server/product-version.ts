declare const __PRODUCT_VERSION__: string | undefined;

/** The version that the build wrote into the server; null for a server that runs from its sources. */
export const PRODUCT_VERSION: string | null = typeof __PRODUCT_VERSION__ === 'string' ? __PRODUCT_VERSION__ : null;
