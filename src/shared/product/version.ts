declare const __PRODUCT_VERSION__: string;

/** The version in `package.json`. `vite.config.ts` writes it into the program. */
export const PRODUCT_VERSION: string = __PRODUCT_VERSION__;
