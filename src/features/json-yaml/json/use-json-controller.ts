import { openJsonTool } from '../../../bridges/json-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { INDENT_SPACES, JSON_INDENTS } from '../constants.ts';
import { keepDesk, useDesk } from '../desk/keep-desk.ts';
import { createTabChoices, keepChoices, oneOf, type TabChoices } from '../tab-choices.ts';
import { copy } from './copy.ts';
import { makeAgain } from './json-actions.ts';
import { createJsonController, type JsonController } from './json-controller.ts';
import type { JsonAction, JsonState } from './json-state.ts';
import { pasteFormats } from './paste-formats.ts';

const desk = keepDesk({
  key: STORAGE_KEYS.rememberedJson,
  unsaved: copy.unsaved,
  create: (kept) => createJsonController(openJsonTool(), { ...kept, formatsPastes: () => pasteFormats.refresh() }),
  keepChoices: (controller) => keepJsonChoices(controller, createTabChoices('json')),
});

export const jsonController = desk.open;

export const useJsonController = () => useDesk(desk);

const REPEATED: readonly JsonAction[] = ['format', 'minify', 'escape', 'unescape'];

/**
 * Applies the choices that this tab had before a reload, and keeps them up to date. @returns a function that makes the
 * result of that time again, once.
 */
export function keepJsonChoices(controller: JsonController, choices: TabChoices): () => void {
  const { store, inputText, context } = controller;
  const stored = choices.read();
  store.setState({
    indent: oneOf(JSON_INDENTS, stored.indent) ?? INDENT_SPACES.initial,
    joinsArrays: stored.joinsArrays === true,
    sortsKeys: stored.sortsKeys === true,
    isStrict: stored.isStrict === true,
    view: oneOf(['text', 'tree', 'table'] as const, stored.view) ?? 'text',
  });
  return keepChoices(choices, {
    store,
    last: oneOf(REPEATED, stored.result),
    inputText,
    toStored,
    repeat: (action) => makeAgain(context, action, stored.repairs === true),
  });
}

function toStored({ indent, joinsArrays, sortsKeys, isStrict, view, output, isOutputStale }: JsonState) {
  const result = isOutputStale || output === null ? null : oneOf(REPEATED, output.action);
  return { indent, joinsArrays, sortsKeys, isStrict, view, result, repairs: output?.repair !== null };
}
