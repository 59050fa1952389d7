import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BASE_PATH } from '../src/core/paths.ts';

/** Everything that runs without a browser. A component test asks for a document with `@vitest-environment happy-dom`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  base: `${BASE_PATH}/`,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    globalSetup: ['tests/global-setup.ts'],
    testTimeout: 20_000,
    // Vitest's default leaves one core unused.
    maxWorkers: '100%',
    restoreMocks: true,
  },
});
