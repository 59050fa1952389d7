import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { copy } from './copy.ts';
import { FixesNotice } from './FixesNotice.tsx';
import { LossesNotice } from './LossesNotice.tsx';
import { SuggestionsNotice } from './SuggestionsNotice.tsx';
import { useYamlState } from './use-yaml-session.ts';
import { WarningsNotice } from './WarningsNotice.tsx';
import { YamlProblemNotice } from './YamlProblemNotice.tsx';
import type { YamlSession } from './yaml-session.ts';
import type { YamlPlace } from './yaml-state.ts';

interface YamlNoticesProps {
  readonly session: YamlSession;
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (place: YamlPlace) => void;
}

/** What the visitor is told, between the toolbar and the panes. */
export function YamlNotices({ session, showsOriginal, onOriginalToggle, onPlace }: YamlNoticesProps) {
  const findings = useYamlState(session, (state) => state.findings);
  const isEdited = useYamlState(session, (state) => state.input.at === 'editor');
  return (
    <NoticeStack>
      <SlowWork session={session} />
      <Failure session={session} onPlace={onPlace} />
      {findings !== null && findings.fixes.length > 0 && (
        <FixesNotice
          fixes={findings.fixes}
          showsOriginal={showsOriginal}
          onOriginalToggle={onOriginalToggle}
          onPlace={onPlace}
        />
      )}
      {findings !== null && <WarningsNotice warnings={findings.warnings} onPlace={onPlace} />}
      {findings !== null && findings.losses.count > 0 && <LossesNotice losses={findings.losses} onPlace={onPlace} />}
      {findings !== null && findings.suggestions.length > 0 && (
        <SuggestionsNotice
          suggestions={findings.suggestions}
          canApply={({ line }) => isEdited && findings.fixes.every((fix) => fix.line !== line)}
          onApply={session.applySuggestion}
          onPlace={onPlace}
        />
      )}
    </NoticeStack>
  );
}

function SlowWork({ session }: { readonly session: YamlSession }) {
  const work = useYamlState(session, (state) => state.work);
  if (!work?.isSlow) return null;
  const words = work.action === null ? copy.work.opening : copy.work.running(work.action);
  return <WorkProgress words={words} progress={null} onCancel={() => session.cancel()} />;
}

function Failure({ session, onPlace }: Pick<YamlNoticesProps, 'session' | 'onPlace'>) {
  const notice = useYamlState(session, (state) => state.notice);
  const isFixing = useYamlState(session, (state) => state.isFixing);
  if (notice?.kind === 'invalid') {
    const canFix = !isFixing && notice.action !== 'validate';
    const fixAndRetry = () => {
      session.setFixing(true);
      void session.run(notice.action);
    };
    return (
      <YamlProblemNotice
        action={notice.action}
        problem={notice.problem}
        onPlace={onPlace}
        onFix={canFix ? fixAndRetry : null}
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
            {copy.problem.jump}
          </Button>
        )
      }
    >
      {copy.failure(action, code)}
      {place !== null && <div>{copy.problem.where(place.line, place.column)}</div>}
    </Alert>
  );
}
