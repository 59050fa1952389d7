import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type FlockBuild = 'flock' | 'flock-scalar' | 'flock-large' | 'flock-large-scalar';

const FOLDER = new URL('../../wasm/build/', import.meta.url);

export function wasmFile(build: FlockBuild): string {
  return fileURLToPath(new URL(`${build}.wasm`, FOLDER));
}

export async function compileWasm(build: FlockBuild): Promise<WebAssembly.Module> {
  return new WebAssembly.Module(new Uint8Array(await readFile(wasmFile(build))));
}
