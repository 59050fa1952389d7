import { freemem } from 'node:os';
import type { BrowserContext } from '@playwright/test';
import { type JsonLab, openJsonLab } from './browser/json-lab.ts';
import { type ResidentGrowth, watchResident } from './browser/resident.ts';
import { JSON_CHROMIUM } from './budgets.ts';
import { JSON_HUGE_BYTES, JSON_LARGE_BYTES, JSON_PASTED_BYTES } from './inputs.ts';
import { createFolder, type LargeFile, writeLargeFile } from './json/large-files.ts';
import { hashIndented } from './json/slow-indent.ts';
import type { Bench, Part } from './part.ts';
import { median } from './stats.ts';
import { ratios } from './timing.ts';

const ROUNDS = 7;
const HUGE_ROUNDS = 3;
const MB = 1e6;
/** The memory that the engine needs for half a gigabyte, with a margin. */
const ENGINE_MEMORY_BYTES = 9e9;

/** Files and pastes in the product's own worker, as in a visitor's Chromium, beside the engine's functions there. */
export const jsonChromium: Part = {
  name: 'json-chromium',
  async run(bench) {
    const folder = await createFolder();
    try {
      const context = await bench.openProfile();
      const lab = await openJsonLab(context, await bench.openServer());
      for (const corpus of ['records', 'chinese'] as const) {
        const file = await writeLargeFile(folder.path, corpus, JSON_LARGE_BYTES);
        await compareFile(bench, lab, context, corpus, file);
      }
      for (const corpus of ['records', 'chinese'] as const) {
        const file = await writeLargeFile(folder.path, corpus, JSON_PASTED_BYTES);
        await comparePaste(bench, lab, corpus, file);
      }
      await measureHuge(bench, lab, context, await writeLargeFile(folder.path, 'chinese', JSON_HUGE_BYTES));
    } finally {
      await folder.remove();
    }
  },
};

async function compareFile(
  { report }: Bench,
  lab: JsonLab,
  context: BrowserContext,
  name: string,
  file: LargeFile,
): Promise<void> {
  const size = `${Math.round(file.byteLength / MB)} MB, ${name}`;
  await lab.choose(file.path);
  await checkResult({ report }, lab, size, file);
  const whole: number[] = [];
  const indent: number[] = [];
  const engine: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = await lab.indent('file');
    whole.push(times.openMs + times.indentMs);
    indent.push(times.indentMs);
    engine.push(await lab.indentByEngine('file'));
  }
  const baseline = (times: readonly number[]) => ({ name: 'engine', ratio: median(ratios(engine, times)) });
  report.measure({ measure: `file indented, ${size}`, unit: 'ms', samples: indent, baseline: baseline(indent) });
  const speedUp = ratios(engine, indent);
  report.measure({ measure: `engine ÷ core, file ${size}`, unit: '×', samples: speedUp, bar: JSON_CHROMIUM.file });
  report.measure({
    measure: `opened, lines found, indented, ${size}`,
    unit: 'ms',
    samples: whole,
    baseline: baseline(whole),
  });
  await lab.restart();
  reportGrowth({ report }, `indenting ${size}`, await watchResident(context, () => lab.indent('file')));
  await lab.restart();
  const byEngine = await watchResident(context, () => lab.indentByEngine('file'));
  reportGrowth({ report }, `the engine's way, ${size}`, byEngine);
  await lab.restart();
}

async function comparePaste({ report }: Bench, lab: JsonLab, name: string, file: LargeFile): Promise<void> {
  const size = `${Math.round(file.byteLength / MB)} MB, ${name}`;
  await lab.choose(file.path);
  await lab.readText();
  const wanted = hashIndented(file.pieces());
  const found = await lab.hashIndented('text');
  report.check(
    `paste ${size}: every byte is kept`,
    found.hash === wanted.hash && found.byteLength === wanted.byteLength,
  );
  const product: number[] = [];
  const engine: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { openMs, indentMs } = await lab.indent('text');
    product.push(openMs + indentMs);
    engine.push(await lab.indentByEngine('text'));
  }
  report.measure({ measure: `paste indented, ${size}`, unit: 'ms', samples: product });
  const samples = ratios(engine, product);
  report.measure({ measure: `engine ÷ product, paste ${size}`, unit: '×', samples, bar: JSON_CHROMIUM.paste });
}

async function measureHuge({ report }: Bench, lab: JsonLab, context: BrowserContext, file: LargeFile): Promise<void> {
  const size = `${Math.round(file.byteLength / MB)} MB`;
  await lab.choose(file.path);
  await checkResult({ report }, lab, size, file);
  const times: number[] = [];
  const growths: (ResidentGrowth | null)[] = [];
  for (let round = 0; round < HUGE_ROUNDS; round++) {
    await lab.restart();
    growths.push(
      await watchResident(context, async () => {
        times.push((await lab.indent('file')).indentMs);
      }),
    );
  }
  report.measure({ measure: `file of ${size} indented`, unit: 'ms', samples: times });
  const samples = growths.filter((growth) => growth !== null).map(({ peak }) => peak / MB);
  if (samples.length > 0) {
    const bar = JSON_CHROMIUM.residentMB;
    report.measure({ measure: `renderer grows by, file of ${size}`, unit: 'MB', samples, bar });
  }
  // The engine gets one attempt, if the machine has enough memory.
  if (freemem() < ENGINE_MEMORY_BYTES) return;
  const engine = await lab.indentByEngine('file').catch((error: Error) => error);
  if (engine instanceof Error) {
    report.check(`the engine gives up at ${size}`, true, engine.message.split('\n', 1)[0]);
    return;
  }
  report.measure({
    measure: `engine ÷ core, file of ${size}`,
    unit: '×',
    samples: [engine / median(times)],
    bar: JSON_CHROMIUM.hugeFile,
    note: `the engine took ${Math.round(engine)} ms`,
  });
}

async function checkResult({ report }: Pick<Bench, 'report'>, lab: JsonLab, size: string, file: LargeFile) {
  const wanted = hashIndented(file.pieces());
  const found = await lab.hashIndented('file');
  const isSame = found.hash === wanted.hash && found.byteLength === wanted.byteLength;
  report.check(`file ${size}: every byte is kept`, isSame, `${Math.round(found.byteLength / MB)} MB out`);
}

function reportGrowth({ report }: Pick<Bench, 'report'>, measure: string, growth: ResidentGrowth | null): void {
  if (growth !== null)
    report.measure({ measure: `renderer grows by, ${measure}`, unit: 'MB', samples: [growth.peak / MB] });
}
