import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BASE_PATH } from '../src/core/paths.ts';
import { groupTestFiles } from './runner/test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { rules, components, alone, long } = groupTestFiles(root);

const SETUP_FILES = ['tests/fresh-modules.ts', 'tests/leftovers.ts'];
/**
 * V8 translates a function into fast code once its loops and calls have run for so many bytes of bytecode; its default is a
 * small part of that. Modules are fresh for each test file, so most fast code would be thrown away before it has paid off.
 * Translations took a fifth of the tests' processor time.
 */
const LATE_OPTIMIZATION = '--interrupt-budget=1000000';
const SHARED_PROCESS = { isolate: false, execArgv: [LATE_OPTIMIZATION], setupFiles: SETUP_FILES };
const SHARED_DOCUMENT = {
  isolate: false,
  // Rendering leaves many small objects that are gone soon: with more room for new ones, fewer are copied.
  execArgv: [LATE_OPTIMIZATION, '--max-semi-space-size=64'],
  setupFiles: ['tests/cheap-elements.ts', 'tests/without-network.ts', ...SETUP_FILES],
};

/**
 * Everything that runs without a browser. A component test asks for a document with `@vitest-environment happy-dom`.
 *
 * Most files share a process with others, because loading React, MUI and the document again for each of them takes longer
 * than the tests. Their modules are fresh all the same, see `fresh-modules.ts`. Files that replace modules have processes
 * of their own.
 */
export default defineConfig({
  root,
  base: `${BASE_PATH}/`,
  define: { __PRODUCT_VERSION__: JSON.stringify('0.0.0') },
  test: {
    globalSetup: ['tests/global-setup.ts'],
    testTimeout: 20_000,
    // Vitest's default leaves one core unused.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'rules', include: [...rules], ...SHARED_PROCESS } },
      { extends: true, test: { name: 'components', include: [...components], ...SHARED_DOCUMENT } },
      { extends: true, test: { name: 'alone', include: [...alone] } },
      { extends: true, test: { name: 'long', include: [...long] } },
    ],
  },
});
