import { INDENT_SPACES } from '../constants.ts';
import { keepChoices, oneOf, type TabChoices } from '../tab-choices.ts';
import type { YamlController } from './yaml-controller.ts';
import type { YamlAction, YamlState } from './yaml-state.ts';

const REPEATED: readonly YamlAction[] = ['format', 'compress', 'convert'];

/**
 * Applies the choices that this tab had before a reload, and keeps them up to date. @returns a function that makes the
 * result of that time again, once.
 */
export function keepYamlChoices(controller: YamlController, choices: TabChoices): () => void {
  const { store, inputText } = controller;
  const stored = choices.read();
  store.setState({
    indent: oneOf(INDENT_SPACES.options, stored.indent) ?? INDENT_SPACES.initial,
    indentsLists: stored.indentsLists === true,
    isFixing: stored.isFixing !== false,
  });
  return keepChoices(choices, {
    store,
    last: oneOf(REPEATED, stored.result),
    inputText,
    toStored,
    repeat: (action) => void repeat(controller, action),
  });
}

async function repeat({ store, run }: YamlController, action: YamlAction): Promise<void> {
  await run(action);
  // Nothing happened that the visitor asked for just now.
  if (store.getState().notice?.kind === 'success') store.setState({ notice: null });
}

function toStored({ indent, indentsLists, isFixing, output, isOutputStale }: YamlState) {
  return {
    indent,
    indentsLists,
    isFixing,
    result: isOutputStale || output === null ? null : oneOf(REPEATED, output.action),
  };
}
