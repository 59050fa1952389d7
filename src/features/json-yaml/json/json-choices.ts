import { oneOf, type TabChoices, toIndent } from '../tab-choices.ts';
import { makeAgain } from './json-actions.ts';
import type { JsonController } from './json-controller.ts';
import type { JsonAction, JsonState } from './json-state.ts';

const REPEATED: readonly JsonAction[] = ['format', 'minify', 'escape', 'unescape'];

/**
 * Applies the choices that this tab had before a reload, and keeps them up to date. @returns a function that makes the
 * result of that time again, once; a result itself is stored nowhere.
 */
export function keepJsonChoices(controller: JsonController, choices: TabChoices): () => void {
  const { store } = controller;
  const stored = choices.read();
  store.setState({
    indent: toIndent(stored.indent),
    sortsKeys: stored.sortsKeys === true,
    view: oneOf(['text', 'tree', 'table'] as const, stored.view) ?? 'text',
  });
  let action = oneOf(REPEATED, stored.result);
  const text = controller.inputText();
  store.subscribe((state) => {
    // Until the result is made again, its action stays stored for the next reload.
    if (action === null) choices.write(toStored(state));
  });
  return () => {
    const { output, work } = store.getState();
    const repeated = action;
    action = null;
    const isAsBefore = output === null && work === null && controller.inputText() === text;
    if (repeated !== null && isAsBefore) makeAgain(controller.context, repeated, stored.repairs === true);
  };
}

function toStored({ indent, sortsKeys, view, output, isOutputStale }: JsonState) {
  const result = isOutputStale || output === null ? null : oneOf(REPEATED, output.action);
  return { indent, sortsKeys, view, result, repairs: output?.repair !== null };
}
