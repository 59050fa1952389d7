import { useMemo } from 'react';
import type { YamlLanguage } from '../../../bridges/yaml-bridge.ts';
import { toJsonTokens } from '../model/line-tokens.ts';
import { findText } from '../model/text-find.ts';
import type { TextLines } from '../model/text-lines.ts';
import { createYamlTokens } from '../model/yaml-tokens.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import type { TextTarget } from '../text-view/VirtualText.tsx';
import { copyText } from './text-actions.ts';
import { pause, type YamlController } from './yaml-controller.ts';

interface YamlTextProps {
  readonly controller: YamlController;
  readonly label: string;
  readonly lines: TextLines;
  readonly language: YamlLanguage;
  readonly target?: TextTarget | null;
}

/** A text of the tool that is shown, read only. */
export function YamlText({ controller, label, lines, language, target = null }: YamlTextProps) {
  const toTokens = useMemo(
    () => (language === 'json' ? toJsonTokens : createYamlTokens(lines.line)),
    [language, lines],
  );
  return (
    <SearchableText
      label={label}
      textId={lines.id}
      lineCount={lines.lineCount}
      toTokens={toTokens}
      target={target}
      getLines={async (from, count) => lines.list(from, count)}
      find={(query, from, isBackwards) => findText(lines, query, from, isBackwards, pause)}
      onCopyAll={() => void copyText(controller, lines.text)}
      onError={controller.report}
    />
  );
}
