import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { ShortRows } from '../parts/ShortRows.tsx';
import { copy } from './copy.ts';
import { LineChange } from './LineChange.tsx';
import type { YamlPlace } from './yaml-state.ts';

interface SuggestionsNoticeProps {
  readonly suggestions: readonly YamlFix[];
  /** Only an unchanged line of an edited text can be changed from here. */
  readonly canApply: (suggestion: YamlFix) => boolean;
  readonly onApply: (suggestion: YamlFix) => boolean;
  readonly onApplyAll: (suggestions: readonly YamlFix[]) => void;
  readonly onPlace: (place: YamlPlace) => void;
}

/** Suggested changes. They were not made because the text is valid without them. */
export function SuggestionsNotice({ suggestions, canApply, onApply, onApplyAll, onPlace }: SuggestionsNoticeProps) {
  const words = copy.suggestions;
  const applicable = suggestions.filter(canApply);
  const apply = (suggestion: YamlFix) => {
    if (!onApply(suggestion)) showToast(copy.notices.lineChanged, { severity: 'warning' });
  };
  return (
    <Alert
      severity="info"
      role="status"
      action={
        applicable.length > 1 && (
          <Button size="small" color="inherit" onClick={() => onApplyAll(applicable)}>
            {words.applyAll(applicable.length)}
          </Button>
        )
      }
    >
      {words.title(suggestions.length)}
      <ChangeList aria-label={words.list}>
        <ShortRows
          items={suggestions}
          toRow={(suggestion) => (
            <LineChange key={`${suggestion.line} ${suggestion.kind}`} change={suggestion} onPlace={onPlace}>
              {canApply(suggestion) && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={words.applyTo(suggestion.line)}
                  onClick={() => apply(suggestion)}
                >
                  {words.apply}
                </Button>
              )}
            </LineChange>
          )}
          toMore={words.more}
        />
      </ChangeList>
    </Alert>
  );
}
