import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toHex } from '../../../src/core/sha256.ts';
import { loadSha256 } from '../../../workers/lan-transfer/load-sha256.ts';

afterEach(() => void vi.unstubAllGlobals());

const BYTES = Uint8Array.from({ length: 1000 }, (_, at) => at & 255);

/** WebAssembly of an engine that refuses to start any module. */
const REFUSING = { instantiate: () => Promise.reject(new WebAssembly.CompileError('no vectors')) };

describe('a hash of the file worker', () => {
  it.each([
    ['in the core', WebAssembly, true],
    ['in script, where there is no WebAssembly', undefined, false],
    ['in script, where the core cannot be compiled', REFUSING, false],
  ])('is calculated %s', async (_name, engine, isInCore) => {
    const instantiate = vi.spyOn(WebAssembly, 'instantiate');
    vi.stubGlobal('WebAssembly', engine);
    const hash = (await loadSha256())();
    hash.update(BYTES);
    expect(toHex(hash.digest())).toBe(createHash('sha256').update(BYTES).digest('hex'));
    expect(instantiate.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(isInCore);
    instantiate.mockRestore();
  });
});
