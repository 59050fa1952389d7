import { config, z } from 'zod';

/**
 * The schema library as the product uses it. Compiling schemas with `new Function` is disabled before the first schema
 * exists: the content security policy forbids it, and even the library's probe would be reported.
 */
config({ jitless: true });

export { z };
