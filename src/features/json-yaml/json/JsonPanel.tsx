import { useState } from 'react';
import { copy } from '../copy.ts';
import { PanePair } from '../parts/PanePair.tsx';
import { ToolPanel } from '../parts/ToolPanel.tsx';
import { InputPane } from './InputPane.tsx';
import { JsonNotices } from './JsonNotices.tsx';
import { JsonToolbar } from './JsonToolbar.tsx';
import { OutputPane } from './OutputPane.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useJsonSession, useJsonState } from './use-json-session.ts';

/** The JSON tool: two texts side by side, what can be done with the first, and what came of it. */
export function JsonPanel() {
  const session = useJsonSession();
  const output = useJsonState(session, (state) => state.output);
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  /** The output whose original is shown; another output begins with its result. */
  const [unrepaired, setUnrepaired] = useState<number | null>(null);
  const showsOriginal = output !== null && unrepaired === output.document.id;

  const showPlace = (line: number, column: number) => {
    session.showPlace(line, column);
    setTarget({ line: line - 1 });
  };

  return (
    <ToolPanel>
      <JsonToolbar session={session} />
      <JsonNotices
        session={session}
        showsOriginal={showsOriginal}
        onOriginalToggle={() => setUnrepaired(showsOriginal || output === null ? null : output.document.id)}
        onPlace={showPlace}
      />
      <PanePair>
        <InputPane session={session} target={target} />
        <OutputPane session={session} showsOriginal={showsOriginal} />
      </PanePair>
      <StatusLine session={session} />
      <details>
        <summary>{copy.usage.title}</summary>
        <ul>
          {copy.usage.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </ToolPanel>
  );
}
