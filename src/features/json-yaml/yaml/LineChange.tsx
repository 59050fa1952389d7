import type { ReactNode } from 'react';
import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { copy } from './copy.ts';
import type { YamlPlace } from './yaml-state.ts';

interface LineChangeProps {
  readonly change: YamlFix;
  readonly onPlace: (place: YamlPlace) => void;
  readonly children?: ReactNode;
}

/** A changed line, or a suggested change: place, kind, text before and after. */
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

/** Makes tabs and wide spaces visible. */
function showSpaces(line: string): string {
  return line.replaceAll('\t', '⇥ ').replaceAll('\u3000', '␣').replaceAll('\u00a0', '⍽');
}
