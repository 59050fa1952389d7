import { expect, test, vi } from 'vitest';
import { keepJsonChoices } from '../../../src/features/json-yaml/json/use-json-controller.ts';
import { createTabChoices } from '../../../src/features/json-yaml/tab-choices.ts';
import { keepYamlChoices } from '../../../src/features/json-yaml/yaml/use-yaml-controller.ts';
import { createFakeTabs } from '../../shared/storage/a-text-storage.ts';
import { openController } from './json/a-json-controller.ts';
import { openController as openYaml } from './yaml/a-yaml-controller.ts';

const TEXT = "{'b':1,'a':[1,2]}";

test.each([
  [4, '{\n    "a": [1, 2],\n    "b": 1\n}'],
  [3, '{\n   "a": [1, 2],\n   "b": 1\n}'],
  ['tab', '{\n\t"a": [1, 2],\n\t"b": 1\n}'],
] as const)(
  'a reload brings the choices of the JSON tool back, and the result with indent %s',
  async (indent, result) => {
    const tab = createFakeTabs();
    const open = async () => {
      const opened = await openController(TEXT);
      opened.controller.context.notices.show(null);
      return { ...opened, remake: keepJsonChoices(opened.controller, createTabChoices('json', tab.openTab())) };
    };
    const before = await open();
    before.controller.setIndent(indent);
    before.controller.setJoining(true);
    before.controller.setStrict(true);
    before.controller.setSorting(true);
    before.controller.showAs('tree');
    before.remake();
    await before.controller.run('format');

    const after = await open();
    expect(after.state()).toMatchObject({
      indent,
      joinsArrays: true,
      sortsKeys: true,
      isStrict: true,
      view: 'tree',
      output: null,
    });
    after.remake();
    await vi.waitFor(() => expect(after.state().output).not.toBeNull());
    expect(await after.read(after.state().output?.document)).toBe(result);
    after.remake();
    expect(after.state().work).toBeNull();

    const edited = await open();
    edited.controller.context.input.editor.setText('{}');
    edited.remake();
    expect(edited.state().work).toBeNull();
  },
);

test('a reload brings the choices and the result of the YAML tool back', async () => {
  const tab = createFakeTabs();
  const open = async () => {
    const opened = await openYaml('a: 1');
    return { ...opened, remake: keepYamlChoices(opened.controller, createTabChoices('yaml', tab.openTab())) };
  };
  const before = await open();
  before.controller.setIndent(8);
  before.controller.setFixing(false);
  before.remake();
  await before.controller.run('compress');
  const after = await open();
  expect(after.state()).toMatchObject({ indent: 8, isFixing: false });
  after.remake();
  await vi.waitFor(() => expect(after.state()).toMatchObject({ output: { action: 'compress' }, notice: null }));
});

test.each(['', '[', 'null', '{"json":5}', '{"json":{"indent":5,"view":"x","result":"wipe"}}'])(
  'damaged choices (%s) leave the defaults',
  async (stored) => {
    const tab = createFakeTabs();
    tab.entries.set('mythinkn_json_yaml_choices', stored);
    const { controller, state } = await openController('{}');
    keepJsonChoices(controller, createTabChoices('json', tab.openTab()))();
    expect(state()).toMatchObject({ indent: 2, sortsKeys: false, view: 'text', work: null });
  },
);
