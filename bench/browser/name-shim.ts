/** Compiled test code names its functions with this, and a page that gets such a function does not have it. */
export const NAME_SHIM = 'globalThis.__name = (target) => target;';
