import { oneOf, type TabChoices, toIndent } from '../tab-choices.ts';
import type { YamlController } from './yaml-controller.ts';
import type { YamlAction, YamlState } from './yaml-state.ts';

const REPEATED: readonly YamlAction[] = ['format', 'compress', 'convert'];

/**
 * Applies the choices that this tab had before a reload, and keeps them up to date. @returns a function that makes the
 * result of that time again, once; a result itself is stored nowhere.
 */
export function keepYamlChoices(controller: YamlController, choices: TabChoices): () => void {
  const { store } = controller;
  const stored = choices.read();
  store.setState({ indent: toIndent(stored.indent), isFixing: stored.isFixing !== false });
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
    if (repeated === null || output !== null || work !== null || controller.inputText() !== text) return;
    void controller.run(repeated).then(() => {
      // Nothing happened that the visitor asked for just now.
      if (store.getState().notice?.kind === 'success') store.setState({ notice: null });
    });
  };
}

function toStored({ indent, isFixing, output, isOutputStale }: YamlState) {
  return { indent, isFixing, result: isOutputStale || output === null ? null : oneOf(REPEATED, output.action) };
}
