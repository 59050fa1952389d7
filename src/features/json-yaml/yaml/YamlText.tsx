import { useMemo } from 'react';
import { toJsonTokens } from '../model/line-tokens.ts';
import type { TextLines } from '../model/text-lines.ts';
import { createYamlTokens } from '../model/yaml-tokens.ts';
import type { EditHandler } from '../parts/input-actions.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { createPageText } from '../text-view/text-source.ts';
import type { TextTarget } from '../text-view/VirtualText.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { OutputLanguage } from './yaml-state.ts';

interface YamlTextProps {
  readonly controller: YamlController;
  readonly label: string;
  readonly lines: TextLines;
  readonly language: OutputLanguage;
  readonly target?: TextTarget | null;
  readonly onEdit?: EditHandler | undefined;
}

/** A read-only text of the YAML tool. */
export function YamlText({ controller, label, lines, language, target = null, onEdit }: YamlTextProps) {
  const text = useMemo(() => createPageText(lines), [lines]);
  const toTokens = useMemo(
    () => (language === 'json' ? toJsonTokens : createYamlTokens(lines.line)),
    [language, lines],
  );
  return (
    <SearchableText
      label={label}
      text={text}
      toTokens={toTokens}
      target={target}
      onEdit={onEdit}
      onError={controller.report}
    />
  );
}
