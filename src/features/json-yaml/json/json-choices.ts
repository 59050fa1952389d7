import { INDENT_SPACES, JSON_INDENTS } from '../constants.ts';
import { keepChoices, oneOf, type TabChoices } from '../tab-choices.ts';
import { makeAgain } from './json-actions.ts';
import type { JsonController } from './json-controller.ts';
import type { JsonAction, JsonState } from './json-state.ts';

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
