import { config, z } from 'zod';

/**
 * The schema library as everything here uses it. Compiling schemas with `new Function` is switched off before the
 * first schema exists: the content security policy forbids it, and even the library's probe would be reported.
 */
config({ jitless: true });

export { z };
