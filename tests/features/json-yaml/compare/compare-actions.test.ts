import { describe, expect, test, vi } from 'vitest';
import { createCompareController } from '../../../../src/features/json-yaml/compare/compare-controller.ts';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { createYamlService } from '../../../../workers/yaml/yaml-service.ts';
import { LONG } from '../json/a-json-controller.ts';
import { createJsonTool } from '../json/a-json-tool.ts';

async function openComparison(left: string, right: string) {
  const { tool, openIds, read } = createJsonTool();
  const controller = createJsonController(tool, { initialText: left });
  const { format } = createYamlService();
  const yaml = { format: vi.fn(async (...args: Parameters<typeof format>) => format(...args)) };
  const compare = createCompareController(controller, { yaml });
  compare.toggle();
  await compare.right.take(right, null);
  const state = () => compare.store.getState();
  const list = () => state().result?.comparison.differences.map(({ kind, path }) => `${kind} ${path}`);
  return { tool, openIds, read, controller, compare, yaml, state, list };
}

const everywhere = (path: string) => ({ left: path, right: path });

describe('ignored fields', () => {
  test('are left out at once, and compared again without the rule', async () => {
    const { compare, state, list } = await openComparison('{"t":1,"a":1}', '{"t":2,"a":2}');
    await compare.run();
    const before = state().result;
    compare.ignore(everywhere('$..t'));
    expect(state().result).toBe(before);
    await vi.waitFor(() => expect(list()).toEqual(['changed $.a']));
    expect(state().result?.comparison.ignoredCounts).toEqual([2]);
    compare.ignore(everywhere('$..t'));
    expect(state().ignored).toHaveLength(1);
    compare.stopIgnoring(everywhere('$..t'));
    await vi.waitFor(() => expect(list()).toEqual(['changed $.t', 'changed $.a']));
  });

  test('apply to the next comparison while texts are edited', async () => {
    const { compare, list, tool } = await openComparison('{"t":1}', '{"t":2}');
    compare.ignore(everywhere('$.t'));
    expect(tool.diff).not.toHaveBeenCalled();
    await compare.run();
    expect(list()).toEqual([]);
  });

  test('drop the result when the comparison fails', async () => {
    const { compare, state, tool } = await openComparison('{"t":1}', '{"t":2}');
    await compare.run();
    tool.diff.mockRejectedValueOnce(new DOMException('stopped', 'AbortError'));
    compare.ignore(everywhere('$.t'));
    await vi.waitFor(() => expect(state().result).toBeNull());
  });
});

test('compares arrays without their order', async () => {
  const { compare, list } = await openComparison('[1,2,3]', '[3,1,2]');
  await compare.run();
  expect(list()).toEqual(['moved $[2]']);
  compare.choose({ ignoresItemOrder: true });
  await vi.waitFor(() => expect(list()).toEqual([]));
});

describe('a value taken over', () => {
  test('changes that value in the other text alone, and can be undone', async () => {
    const { compare, controller, state, list } = await openComparison(
      '{ "a":1.0,  "b":[1,2] }',
      '{"a":2,"b":[1,2],"c":3}',
    );
    await compare.run();
    const [changed] = state().result?.comparison.differences ?? [];
    if (changed === undefined) throw new Error('No difference');
    const replaced = await compare.accept(changed, 'right');
    expect(controller.inputText()).toBe('{ "a":2,  "b":[1,2] }');
    expect(list()).toEqual(['added $.c']);
    expect(state().selected).toBe(state().result?.comparison.differences[0]);
    replaced?.undo();
    expect(controller.inputText()).toBe('{ "a":1.0,  "b":[1,2] }');
    await vi.waitFor(() => expect(list()).toEqual(['changed $.a', 'added $.c']));
  });

  test('goes into the right text too', async () => {
    const { compare, state, list } = await openComparison('{"a":1}', '{"a":1, "b":2}');
    await compare.run();
    const [added] = state().result?.comparison.differences ?? [];
    if (added === undefined) throw new Error('No difference');
    await compare.accept(added, 'left');
    expect(compare.right.inputText()).toBe('{"a":1}');
    expect(list()).toEqual([]);
  });

  test('waits for the comparison under way', async () => {
    const { compare, state, tool } = await openComparison('{"a":1,"b":1}', '{"a":2,"b":2}');
    await compare.run();
    const [first, second] = state().result?.comparison.differences ?? [];
    if (first === undefined || second === undefined) throw new Error('No differences');
    const { result } = state();
    let goOn: () => void = () => undefined;
    tool.diff.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return result?.comparison ?? Promise.reject(new Error('No result'));
    });
    const accepting = compare.accept(first, 'right');
    await vi.waitFor(() => expect(tool.diff).toHaveBeenCalledTimes(2));
    expect(await compare.accept(second, 'right')).toBeNull();
    goOn();
    await accepting;
    expect(tool.accept).toHaveBeenCalledTimes(1);
  });

  test('goes into the indented array of an NDJSON text', async () => {
    const { compare, controller, state, list } = await openComparison('{"a":1}\n{"a":2}', '[{"a":1},{"a":3}]');
    await compare.run();
    const [changed] = state().result?.comparison.differences ?? [];
    if (changed === undefined) throw new Error('No difference');
    await compare.accept(changed, 'right');
    expect(JSON.parse(controller.inputText() ?? '')).toEqual([{ a: 1 }, { a: 3 }]);
    expect(list()).toEqual([]);
  });
});

describe('exchanged sides', () => {
  test('have the other text with its name, and the result the other way round', async () => {
    const { compare, controller, state, list, tool } = await openComparison('', '{"a":1,"b":2}');
    await controller.take(new File(['{"a":2}'], 'one.json'), 'one.json');
    await compare.run();
    compare.ignore({ left: '$.x', right: null });
    await vi.waitFor(() => expect(state().result?.choices.ignored).toHaveLength(1));
    const calls = tool.diff.mock.calls.length;
    compare.swap();
    expect([controller.inputText(), compare.right.inputText()]).toEqual(['{"a":1,"b":2}', '{"a":2}']);
    expect([controller.store.getState().input.name, state().input.name]).toEqual([null, 'one.json']);
    expect(list()).toEqual(['changed $.a', 'removed $.b']);
    expect(state().result?.comparison.counts).toMatchObject({ added: 0, removed: 1, changed: 1 });
    expect(state().ignored).toEqual([{ left: null, right: '$.x' }]);
    expect(tool.diff.mock.calls.length).toBe(calls);
    await compare.run();
    expect(list()).toEqual(['changed $.a', 'removed $.b']);
  });

  test('end the offers to put a text back', async () => {
    const { compare, controller } = await openComparison('[1]', '[2]');
    const onLost = vi.fn();
    (await controller.take('[3]', null))?.onLost(onLost);
    compare.swap();
    expect(onLost).toHaveBeenCalledTimes(1);
    expect([controller.inputText(), compare.right.inputText()]).toEqual(['[2]', '[3]']);
  });

  test('keep a long text in the worker', async () => {
    const { compare, controller, openIds } = await openComparison('[1]', '');
    await compare.right.take(LONG, 'long.json');
    compare.swap();
    expect(controller.store.getState().input).toMatchObject({ at: 'outside', name: 'long.json' });
    expect([compare.right.inputText(), openIds.size]).toEqual(['[1]', 1]);
  });
});

describe('YAML', () => {
  const PODS = 'kind: Pod\nmetadata:\n  name: a\nspec:\n  port: 80\n---\nkind: Pod\nmetadata:\n  name: b\n';

  test('is compared with YAML, and numbers keep their text', async () => {
    const { compare, state } = await openComparison(
      'id: 12345678901234567890\nv: 1.10\n',
      'id: 12345678901234567891\nv: 1.1\n',
    );
    await compare.run();
    const { result } = state();
    expect(result?.comparison.counts).toMatchObject({ changed: 1, notation: 1 });
    expect(result?.comparison.differences[0]?.left.text).toBe('12345678901234567890');
    expect([result?.left.yamlDocuments, result?.left.written]).toEqual([1, null]);
  });

  test('is compared with JSON', async () => {
    const { compare, list } = await openComparison('a: 1\nb: [x, y]\n', '{"a":1,"b":["x","z"]}');
    await compare.run();
    expect(list()).toEqual(['changed $.b[1]']);
  });

  test('pairs documents by kind and name, also a single one with several', async () => {
    const [pod = '', other = ''] = PODS.split('---\n');
    const { compare, list, state } = await openComparison(PODS, `${other}---\n${pod.replace('80', '81')}`);
    compare.choose({ ignoresItemOrder: true });
    await compare.run();
    expect(list()).toEqual(['changed $[0].spec.port']);
    expect(state().result?.left.yamlDocuments).toBe(2);
    await compare.right.take(other, null);
    await compare.run();
    expect(list()).toEqual(['removed $[0]']);
  });

  test('has its own problem, beside that of the other side', async () => {
    const { compare, state } = await openComparison('a: 1\n\tb: 2\n', '{"a":1,}');
    await compare.run();
    expect(state().problems.map(({ side, yaml, problem }) => [side, yaml?.line ?? null, problem.line])).toEqual([
      ['left', 2, 1],
      ['right', null, 1],
    ]);
  });

  test('is not tried for broken JSON, which is repaired', async () => {
    const { compare, yaml, list } = await openComparison('{a: 1}', '{"a":2');
    await compare.run(true);
    expect(yaml.format).not.toHaveBeenCalled();
    expect(list()).toEqual(['changed $.a']);
  });
});
