/**
 * Compiled test code names its functions with this helper, which a page that receives such a function does not have.
 */
export const NAME_SHIM = 'globalThis.__name = (target) => target;';
