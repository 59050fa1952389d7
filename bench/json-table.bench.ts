import { loadCore } from '../tests/wasm/json/load-core.ts';
import { createBlockSource } from '../workers/json/byte-source.ts';
import type { TableArrangement } from '../workers/json/json.api.ts';
import { createJsonContext } from '../workers/json/json-context.ts';
import { createTableService } from '../workers/json/table/table-service.ts';
import { indexText } from '../workers/json/text-store.ts';
import { createTreeService } from '../workers/json/tree/tree-service.ts';
import type { Bench, Part } from './part.ts';

const ROWS_COUNT = 200_000;
const ROUNDS = 5;
const BLOCK_BYTES = 1 << 20;

/** Reading, sorting, filtering and exporting a table of 200,000 rows, beside the engine's parse of the same text. */
export const jsonTable: Part = {
  name: 'json-table',
  async run({ report }: Bench) {
    const bytes = new TextEncoder().encode(makeRows());
    const parse = await timeRounds(async () => void JSON.parse(new TextDecoder().decode(bytes)));
    const { service, id } = await openTable(bytes);
    const shape = await service.getTableShape(id, null, true);
    report.check('the table has all rows', shape?.rowCount === ROWS_COUNT, `${shape?.rowCount}`);
    const columns = shape?.columns.map((column) => column.id) ?? [];
    const columnOf = (name: string) => shape?.columns.find(({ path }) => path.join('.') === name)?.id ?? 0;
    const arrange = (arrangement: TableArrangement) => service.arrangeTable(id, 0, arrangement);
    const sort = (name: string) => arrange({ order: { column: columnOf(name), isDescending: false }, filters: [] });

    const works: Readonly<Record<string, () => Promise<unknown>>> = {
      'read the rows': async () => {
        const fresh = await openTable(bytes);
        await fresh.service.getTableShape(fresh.id, null, true);
      },
      'sort numbers': () => sort('amount'),
      'sort Chinese names': () => sort('name'),
      'filter all columns': () => arrange({ order: null, filters: [{ test: 'contains', text: '999', columns }] }),
      'write a workbook': () =>
        service.exportTable(id, 0, {
          arrangement: 0,
          columns,
          file: 'xlsx',
          guardsFormulas: false,
          keepsDigits: false,
        }),
      'write CSV': () =>
        service.exportTable(id, 0, { arrangement: 0, columns, file: 'csv', guardsFormulas: true, keepsDigits: false }),
    };
    for (const [measure, work] of Object.entries(works)) {
      const samples = await timeRounds(work);
      report.measure({
        measure,
        unit: 'ms',
        samples,
        baseline: { name: 'JSON.parse', ratio: median(parse) / median(samples) },
      });
    }
  },
};

function makeRows(): string {
  const rows = Array.from(
    { length: ROWS_COUNT },
    (_, at) =>
      `{"id":${at},"name":"\u7528\u6237${(at * 7919) % ROWS_COUNT}","amount":${((at * 37) % 100_000) / 100},"paid":${at % 2 === 0},` +
      `"buyer":{"city":"\u57ce\u5e02${at % 300}","level":${at % 9}},"createdAt":"2024-05-${(at % 28) + 1}T10:00:00Z"}`,
  );
  return `[${rows.join(',')}]`;
}

async function openTable(bytes: Uint8Array<ArrayBuffer>) {
  const context = createJsonContext({
    loadCore: async () => loadCore(),
    openScratch: async () => null,
    now: () => performance.now(),
    pause: () => Promise.resolve(),
    repair: (text) => ({ text, count: 0, repairs: [], groups: [], isTruncated: false }),
  });
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) blocks.push(bytes.slice(at, at + BLOCK_BYTES));
  const text = await indexText(createBlockSource(blocks), async () => undefined);
  const { id } = context.store.add(text);
  return {
    service: createTableService(context, createTreeService(context.store, context.deps)),
    id,
  };
}

async function timeRounds(work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    samples.push(performance.now() - start);
  }
  return samples;
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0;
}
