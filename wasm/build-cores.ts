import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const WASM_DIRECTORY = dirname(fileURLToPath(import.meta.url));

/** Individuals of the build that the page loads: the population limit of doc 3 §9 plus room for predator and shadows. */
const PAGE_CAPACITY = 1024;
/** Individuals of the ocean's build, which the page loads for 10,000 fish: whole rows of its texture. */
const OCEAN_CAPACITY = 5 * 2048;
/** Individuals of the build that benches and tests use to measure how the cost grows. */
const LARGE_CAPACITY = 100_096;

interface CoreBuild {
  /** Entry file below `wasm/`. */
  readonly entry: string;
  /** File name below `wasm/build/`. */
  readonly output: string;
  readonly simd: boolean;
  /** `-O3` makes a larger and faster core; `-O3s` a smaller one. */
  readonly optimize: '-O3' | '-O3s';
  /** Memory in 64 KiB pages, fixed: memory that cannot grow never detaches a view. */
  readonly pages: number;
  /** Compile-time constants of the core. */
  readonly constants: Readonly<Record<string, number>>;
}

const flockPage = {
  entry: 'flock/index.ts',
  optimize: '-O3s',
  pages: 16,
  constants: { CAPACITY: PAGE_CAPACITY },
} as const;
const flockOcean = {
  entry: 'flock/index.ts',
  optimize: '-O3s',
  pages: 112,
  constants: { CAPACITY: OCEAN_CAPACITY },
} as const;
const flockLarge = {
  entry: 'flock/checks.ts',
  optimize: '-O3s',
  pages: 1024,
  constants: { CAPACITY: LARGE_CAPACITY },
} as const;

const json = { entry: 'json/index.ts', optimize: '-O3', pages: 96, constants: {} } as const;

const sha256 = { entry: 'sha256/index.ts', optimize: '-O3', pages: 2, constants: {} } as const;

const BUILDS: readonly CoreBuild[] = [
  { ...flockPage, output: 'flock.wasm', simd: true },
  { ...flockPage, output: 'flock-scalar.wasm', simd: false },
  { ...flockOcean, output: 'flock-ocean.wasm', simd: true },
  { ...flockOcean, output: 'flock-ocean-scalar.wasm', simd: false },
  { ...flockLarge, output: 'flock-large.wasm', simd: true },
  { ...flockLarge, output: 'flock-large-scalar.wasm', simd: false },
  { ...json, output: 'json.wasm', simd: true },
  { ...sha256, output: 'sha256.wasm', simd: true },
];

/**
 * Compiles every AssemblyScript core into `wasm/build/`.
 * An output newer than all sources is kept. Throws with the compiler's own messages when a core does not compile.
 */
export async function buildWasmCores(): Promise<void> {
  await mkdir(join(WASM_DIRECTORY, 'build'), { recursive: true });
  const newestSource = await newestChange(WASM_DIRECTORY);
  for (const build of BUILDS) {
    const output = join(WASM_DIRECTORY, 'build', build.output);
    const built = await changeTime(output);
    if (built < newestSource) await compile(build);
  }
}

async function compile(build: CoreBuild): Promise<void> {
  const constants = Object.entries(build.constants).flatMap(([name, value]) => ['--use', `${name}=${value}`]);
  const { error, stderr } = await asc.main(
    [
      build.entry,
      '--baseDir',
      WASM_DIRECTORY,
      '--outFile',
      `build/${build.output}`,
      ...[build.optimize, '--noAssert', '--runtime', 'stub'],
      ...['--initialMemory', String(build.pages), '--maximumMemory', String(build.pages)],
      ...(build.simd ? ['--enable', 'simd'] : []),
      ...constants,
    ],
    {},
  );
  if (error) throw new Error(`${build.output} does not compile:\n${stderr.toString()}`, { cause: error });
}

async function newestChange(directory: string): Promise<number> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const sources = files.filter((file) => file.isFile() && file.name.endsWith('.ts'));
  const times = await Promise.all(sources.map((file) => changeTime(join(file.parentPath, file.name))));
  return Math.max(...times);
}

async function changeTime(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? 0;
}
