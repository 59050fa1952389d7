import { expect, onTestFinished, test } from 'vitest';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { until } from '../../../shared/dom.ts';
import { createJsonTool } from '../json/a-json-tool.ts';

async function paste(text: string) {
  const { tool } = createJsonTool();
  const controller = createJsonController(tool, { formatsPastes: () => true });
  onTestFinished(() => controller.leave());
  await controller.take(text, null);
  controller.notePaste?.();
  return { controller, tool, state: () => controller.store.getState() };
}

test('formats a paste, and a dump that formatting reads', async () => {
  for (const text of ['{"a":1}', 'User(id=1, name=x)']) {
    const { state } = await paste(text);
    await until(() => state().output?.action === 'format');
  }
});

test('leaves a paste as it is that has to be decoded first', async () => {
  const { state, tool } = await paste('name=%E5%BC%A0&age=18');
  await until(() => state().detection?.kind === 'form');
  expect(tool.format).not.toHaveBeenCalled();
  expect(state().output).toBeNull();
});
