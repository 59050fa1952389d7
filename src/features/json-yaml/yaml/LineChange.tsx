import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { endOfGraphemes } from '../../../core/text/clip-line.ts';
import { copy } from './copy.ts';
import type { YamlPlace } from './yaml-state.ts';

/** Longer lines are shown whole on request. */
const LINE_CHARS_MAX = 240;

interface LineChangeProps {
  readonly change: YamlFix;
  readonly onPlace: (place: YamlPlace) => void;
  readonly children?: ReactNode;
}

/** A changed line, or a suggested change: place, kind, whole text before and after. */
export function LineChange({ change: { kind, line, before, after }, onPlace, children }: LineChangeProps) {
  const [isWhole, setWhole] = useState(Math.max(before.length, after.length) <= LINE_CHARS_MAX);
  const words = copy.fixes;
  const show = (text: string) => showSpaces(isWhole ? text : clip(text)) || words.emptyLine;
  return (
    <Item>
      <button type="button" onClick={() => onPlace({ line, column: 1 })}>
        {words.place(line)}
      </button>
      <span>{words.kinds[kind]}</span>
      <code>{show(before)}</code>
      <span className="after">
        →<code>{show(after)}</code>
      </span>
      {!isWhole && (
        <button type="button" onClick={() => setWhole(true)}>
          {copy.suggestions.showLine}
        </button>
      )}
      {children}
    </Item>
  );
}

function clip(text: string): string {
  return text.length <= LINE_CHARS_MAX ? text : `${text.slice(0, endOfGraphemes(text, LINE_CHARS_MAX))}…`;
}

/** Makes tabs and wide spaces visible. */
function showSpaces(line: string): string {
  return line.replaceAll('\t', '⇥ ').replaceAll('\u3000', '␣').replaceAll('\u00a0', '⍽');
}

const Item = styled('li')(({ theme }) => ({
  // The arrow stays with the new line.
  '& .after': { display: 'flex', gap: theme.spacing(1), minWidth: 0 },
  '&& code': { maxWidth: '100%', overflow: 'visible', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));
