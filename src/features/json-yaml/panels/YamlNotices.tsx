import Alert from '@mui/material/Alert';
import { useStore } from 'zustand';
import type { YamlFix, YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';
import { copy as detectCopy } from '../detect/copy.ts';
import { isForJsonTool } from '../json/conversions.ts';
import { openInJson } from '../open-in-json.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { offerUndo } from '../parts/input-actions.ts';
import { NoticeButton } from '../parts/NoticeButton.tsx';
import { Offer } from '../parts/Offer.tsx';
import { ProblemNotice, type ProblemReading } from '../parts/ProblemNotice.tsx';
import { ShortRows } from '../parts/ShortRows.tsx';
import { ChangeList, NoticeStack } from '../parts/tool-style.ts';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { listConversions, toOtherFormat } from '../yaml/conversions.ts';
import { copy } from '../yaml/copy.ts';
import { LineChange } from '../yaml/LineChange.tsx';
import { LossesNotice } from '../yaml/LossesNotice.tsx';
import { WarningsNotice } from '../yaml/WarningsNotice.tsx';
import { countChangedLines, type YamlController } from '../yaml/yaml-controller.ts';
import type { YamlAction, YamlPlace } from '../yaml/yaml-state.ts';

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
      action={place !== null && <NoticeButton label={sharedCopy.problem.jump} onClick={() => onPlace(place)} />}
    >
      <EmojiText text={copy.failure(action, code)} />
      {place !== null && <div>{copy.problem.where(place.line, place.column)}</div>}
    </Alert>
  );
}

/** Offers to open an input of the YAML tool in the JSON tool, which decodes or repairs it. */
function JsonToolOffer({ controller }: { readonly controller: YamlController }) {
  const kind = useStore(controller.store, (state) => state.kind);
  const isWanted = useStore(controller.store, ({ isBlank, isOfferClosed }) => !isBlank && !isOfferClosed);
  if (kind === null || !isWanted || !isForJsonTool(kind)) return null;
  return (
    <Offer
      words={detectCopy.offer(kind)}
      choices={[{ label: detectCopy.openInJson, onClick: () => void openInJson(controller.inputText()) }]}
      close={detectCopy.close}
      onClose={controller.closeOffer}
    />
  );
}

/** Says that the smart fix repaired the text, and which lines it changed. */
function FixesNotice(
  props: Omit<YamlNoticesProps, 'of' | 'onJsonTool' | 'controller'> & { readonly fixes: readonly YamlFix[] },
) {
  const { fixes, showsOriginal, onOriginalToggle, onPlace } = props;
  return (
    <ChangesNotice
      title={copy.fixes.title(countChangedLines(fixes))}
      showsOriginal={showsOriginal}
      onOriginalToggle={onOriginalToggle}
    >
      {fixes.map((fix) => (
        <LineChange key={`${fix.line} ${fix.kind} ${fix.before}`} change={fix} onPlace={onPlace} />
      ))}
    </ChangesNotice>
  );
}

/** Offers to convert an input that looks like another format, until it is converted. */
function FormatOffer({ controller }: { readonly controller: YamlController }) {
  const format = useStore(controller.store, (state) => toOtherFormat(state.format));
  const indent = useStore(controller.store, (state) => state.indent);
  const isNeeded = useStore(controller.store, ({ isBlank, isOfferClosed, output, isOutputStale }) => {
    return !isBlank && !isOfferClosed && (output?.action !== 'exchange' || isOutputStale);
  });
  if (format === null || !isNeeded) return null;
  const words = copy.exchange;
  return (
    <Offer
      words={words.offer(format)}
      choices={listConversions(format, indent).map((conversion) => ({
        label: conversion.to === 'properties' ? '' : words.convertTo(conversion.to),
        onClick: () => void controller.exchange(conversion),
      }))}
      close={words.close}
      onClose={controller.closeOffer}
    />
  );
}

interface YamlProblemNoticeProps {
  readonly action: YamlAction;
  readonly problem: YamlProblem;
  readonly onPlace: (place: YamlPlace) => void;
  /** Tries again with the smart fix; null when that would change nothing. */
  readonly onFix: (() => void) | null;
  /** Takes a text that is no valid JSON to the JSON tool, which can repair it. */
  readonly onJsonTool: (() => void) | null;
}

/** Why a text could not be read. A text in brackets was read as JSON and as YAML, and has a problem in both. */
function YamlProblemNotice({ action, problem, onPlace, onFix, onJsonTool }: YamlProblemNoticeProps) {
  const words = copy.problem;
  const { asJson } = problem;
  return (
    <ProblemNotice
      {...(asJson === null ? {} : { heading: words.bothReadings(action) })}
      readings={
        asJson === null
          ? [toReading(words.title(action, problem.reason), problem)]
          : [
              toReading(words.reading('json', asJson.reason), asJson),
              toReading(words.reading('yaml', problem.reason), problem),
            ]
      }
      onJump={() => onPlace(asJson ?? problem)}
      actions={
        <>
          {asJson !== null && onJsonTool !== null && <NoticeButton label={words.repairAsJson} onClick={onJsonTool} />}
          {onFix !== null && <NoticeButton label={words.fixAndRetry} onClick={onFix} />}
        </>
      }
    />
  );
}

function toReading(title: string, { line, column, excerpt, caret, parserMessage }: YamlProblem): ProblemReading {
  return { title, place: { words: copy.problem.where(line, column), excerpt, caret }, parserMessage };
}

interface SuggestionsNoticeProps {
  readonly suggestions: readonly YamlFix[];
  /** Only an unchanged line of an edited text can be changed from here. */
  readonly canApply: (suggestion: YamlFix) => boolean;
  readonly onApply: (suggestion: YamlFix) => boolean;
  readonly onApplyAll: (suggestions: readonly YamlFix[]) => void;
  readonly onPlace: (place: YamlPlace) => void;
}

/** Suggested changes. They were not made because the text is valid without them. */
function SuggestionsNotice({ suggestions, canApply, onApply, onApplyAll, onPlace }: SuggestionsNoticeProps) {
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
          <NoticeButton label={words.applyAll(applicable.length)} onClick={() => onApplyAll(applicable)} />
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
                <NoticeButton
                  label={words.apply}
                  aria-label={words.applyTo(suggestion.line)}
                  onClick={() => apply(suggestion)}
                />
              )}
            </LineChange>
          )}
          toMore={words.more}
        />
      </ChangeList>
    </Alert>
  );
}
