import type { ReactNode } from 'react';
import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { copy } from './copy.ts';
import type { YamlPlace } from './yaml-state.ts';

interface LineChangeProps {
  readonly change: YamlFix;
  readonly onPlace: (place: YamlPlace) => void;
  readonly children?: ReactNode;
}

/** One line that was changed, or may want to be: where, why, before and after. */
export function LineChange({ change: { kind, line, before, after }, onPlace, children }: LineChangeProps) {
  const words = copy.fixes;
  return (
    <li>
      <button type="button" onClick={() => onPlace({ line, column: 1 })}>
        {words.place(line)}
      </button>
      <span>{words.kinds[kind]}</span>
      <code>{showSpaces(before) || words.emptyLine}</code>→<code>{showSpaces(after) || words.emptyLine}</code>
      {children}
    </li>
  );
}

/** Tabs and the wide spaces, which look like nothing, as signs. */
function showSpaces(line: string): string {
  return line.replaceAll('\t', '⇥ ').replaceAll('\u3000', '␣').replaceAll('\u00a0', '⍽');
}
