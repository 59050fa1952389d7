import { readFile } from 'node:fs/promises';
import { createSha256, type Sha256, toHex } from '../../src/core/sha256.ts';
import { createSha256Core } from '../../workers/lan-transfer/sha256-wasm.ts';
import { LAN_TRANSFER } from '../budgets.ts';
import type { Bench } from '../part.ts';
import { medianRatio, timeSideBySide } from '../timing.ts';

const ROUNDS = 15;
const WASM = new URL('../../wasm/build/sha256.wasm', import.meta.url);

/** SHA-256 in Node, in the core and in script, over bytes as one message of a file's channel has them. */
export async function measureHash({ report }: Bench, bytes: number): Promise<void> {
  const wasm = new Uint8Array(await readFile(WASM));
  const message = crypto.getRandomValues(new Uint8Array(1 << 16));
  const content = Uint8Array.from({ length: bytes }, (_, at) => message[at % message.length] ?? 0);
  const startInCore = createSha256Core(new WebAssembly.Instance(new WebAssembly.Module(wasm)));
  const digest = (hash: Sha256) => {
    hash.update(content);
    return toHex(hash.digest());
  };
  report.check('the core gives the hash of the script', digest(startInCore()) === digest(createSha256()));
  const [inCore, inScript] = [startInCore(), createSha256()];
  const calls = { core: () => inCore.update(content), script: () => inScript.update(content) };
  const times = timeSideBySide(calls, ROUNDS);
  const ratio = medianRatio(times.script, times.core);
  const speeds = (ms: readonly number[]) => ms.map((each) => bytes / each / 1000);
  report.measure({ measure: 'SHA-256 in script', unit: 'MB/s', samples: speeds(times.script) });
  const samples = speeds(times.core);
  report.measure({ measure: 'SHA-256 in the core', unit: 'MB/s', samples, baseline: { name: 'script', ratio } });
  report.measure({ measure: 'SHA-256, ÷ script', unit: '×', samples: [ratio], bar: LAN_TRANSFER.hashOverScript });
}
