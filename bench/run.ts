import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../tests/runner/command.ts';
import { buildWasmCores } from '../wasm/build-cores.ts';
import { isChosen, parseArguments } from './arguments.ts';
import { createWorkshop } from './browser/workshop.ts';
import { watchBusyCores } from './busy-cores.ts';
import { readLoad, readMachine } from './machine.ts';
import { measureSlowness } from './machine-speed.ts';
import { PARTS } from './parts.ts';
import { createReport, type Line } from './report.ts';
import { formatLine, formatTable } from './table.ts';

const RESULTS = join(ROOT, 'bench', 'results');

/** `npm run bench`: runs the chosen parts, prints one table and keeps the numbers. */
const plan = parseArguments(
  process.argv.slice(2),
  PARTS.map(({ name }) => name),
);
const lines: Line[] = [];
const startedAt = new Date();
const machine = readMachine();
const loadBefore = readLoad();
const busyCores = watchBusyCores();
const workshop = createWorkshop();

await mkdir(RESULTS, { recursive: true });
await buildWasmCores();
try {
  for (const part of PARTS.filter(({ name }) => isChosen(plan, name))) await runPart(part);
} finally {
  await workshop.close();
}

const result = {
  startedAt: startedAt.toISOString(),
  machine,
  browser: workshop.browserFacts(),
  loadBefore,
  loadAfter: readLoad(),
  lines,
};
const stamp = result.startedAt.replaceAll(/[:.]/g, '-');
for (const name of [stamp, 'latest']) {
  await writeFile(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
const count = (verdict: Line['verdict']) => lines.filter((line) => line.verdict === verdict).length;
console.log(`\n${formatTable(lines)}\n`);
console.log(`${machine.processor}, ${machine.cores} cores, Node ${machine.node}, commit ${machine.commit}`);
if (result.browser) console.log(`Chromium ${result.browser.version}, ${result.browser.renderer}`);
console.log(`Load average ${loadBefore.join(' ')} before, ${result.loadAfter.join(' ')} after`);
console.log(`${count('pass')} bars passed, ${count('MISS')} missed, ${count('WRONG')} results wrong`);
process.exitCode = count('WRONG') > 0 || (plan.isStrict && count('MISS') > 0) ? 1 : 0;

async function runPart({ name, run }: (typeof PARTS)[number]): Promise<void> {
  console.log(`\n── ${name} ──`);
  // Before the part starts, because its own programs would slow the loop down.
  const slowness = measureSlowness();
  console.log(`the machine takes ${slowness.toFixed(2)}× as long as the reference`);
  busyCores.restart();
  const report = createReport({
    part: name,
    readBusyCores: busyCores.read,
    slowness,
    onLine(line) {
      lines.push(line);
      console.log(formatLine(line));
    },
  });
  try {
    await run({ report, options: plan.options, ...workshop.tools });
  } catch (error) {
    // The other parts run all the same.
    report.check('runs to its end', false, String(error).split('\n', 1)[0]);
    console.error(error);
  } finally {
    await workshop.closeBrowsers();
  }
}
