import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';
import { JsonToolOffer } from '../detect/JsonToolOffer.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { offerUndo } from '../parts/input-actions.ts';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { copy } from '../yaml/copy.ts';
import { FixesNotice } from '../yaml/FixesNotice.tsx';
import { FormatOffer } from '../yaml/FormatOffer.tsx';
import { LossesNotice } from '../yaml/LossesNotice.tsx';
import { SuggestionsNotice } from '../yaml/SuggestionsNotice.tsx';
import { WarningsNotice } from '../yaml/WarningsNotice.tsx';
import { YamlProblemNotice } from '../yaml/YamlProblemNotice.tsx';
import type { YamlController } from '../yaml/yaml-controller.ts';
import type { YamlPlace } from '../yaml/yaml-state.ts';

interface YamlNoticesProps {
  readonly controller: YamlController;
  /** The text that the messages are about. */
  readonly of: 'input' | 'output';
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (place: YamlPlace) => void;
  /** Takes the text to the JSON tool. */
  readonly onJsonTool: ((text: string) => void) | null;
}

/** Messages about the input, or about the result and the work that makes it. */
export function YamlNotices(props: YamlNoticesProps) {
  const { controller, of, showsOriginal, onOriginalToggle, onPlace, onJsonTool } = props;
  const findings = useStore(controller.store, (state) => state.findings);
  const work = useStore(controller.store, (state) => state.work);
  const isEdited = useStore(controller.store, (state) => state.input.at === 'editor');
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const isHere = (isAboutInput: boolean) => isAboutInput === (of === 'input');
  const shown = findings?.of === of ? findings : null;
  return (
    <NoticeStack data-stale={isStale && of === 'output'}>
      {isHere(work?.name === null) && (
        <WorkProgress work={work} toWords={copy.work.running} onCancel={controller.cancel} />
      )}
      {of === 'input' && <FormatOffer controller={controller} />}
      {of === 'input' && <JsonToolOffer controller={controller} />}
      {of === 'input' && <Failure controller={controller} onPlace={onPlace} onJsonTool={onJsonTool} />}
      {shown !== null && (
        <>
          {shown.fixes.length > 0 && (
            <FixesNotice
              fixes={shown.fixes}
              showsOriginal={showsOriginal}
              onOriginalToggle={onOriginalToggle}
              onPlace={onPlace}
            />
          )}
          <WarningsNotice warnings={shown.warnings} onPlace={onPlace} />
          {shown.losses.count > 0 && <LossesNotice losses={shown.losses} onPlace={onPlace} />}
          {shown.suggestions.length > 0 && (
            <SuggestionsNotice
              suggestions={shown.suggestions}
              canApply={({ line }) => isEdited && shown.fixes.every((fix) => fix.line !== line)}
              onApply={controller.applySuggestion}
              onApplyAll={(chosen) => applyAll(controller, chosen)}
              onPlace={onPlace}
            />
          )}
        </>
      )}
    </NoticeStack>
  );
}

function applyAll(controller: YamlController, suggestions: readonly YamlFix[]): void {
  const replaced = controller.applySuggestions(suggestions);
  if (replaced === null) showToast(copy.notices.lineChanged, { severity: 'warning' });
  offerUndo(controller, replaced, copy.notices.appliedAll(suggestions.length));
}

function Failure({ controller, onPlace, onJsonTool }: Pick<YamlNoticesProps, 'controller' | 'onPlace' | 'onJsonTool'>) {
  const notice = useStore(controller.store, (state) => state.notice);
  const isFixing = useStore(controller.store, (state) => state.isFixing);
  if (notice?.kind === 'invalid') {
    const canFix = !isFixing && notice.action !== 'validate';
    const fixAndRetry = () => {
      controller.setFixing(true);
      void controller.run(notice.action);
    };
    return (
      <YamlProblemNotice
        action={notice.action}
        problem={notice.problem}
        onPlace={onPlace}
        onFix={canFix ? fixAndRetry : null}
        onJsonTool={onJsonTool === null ? null : () => onJsonTool(controller.inputText())}
      />
    );
  }
  if (notice?.kind !== 'failed') return null;
  const { action, code, place } = notice;
  return (
    <Alert
      severity="error"
      action={
        place !== null && (
          <Button size="small" color="inherit" onClick={() => onPlace(place)}>
            {sharedCopy.problem.jump}
          </Button>
        )
      }
    >
      <EmojiText text={copy.failure(action, code)} />
      {place !== null && <div>{copy.problem.where(place.line, place.column)}</div>}
    </Alert>
  );
}
