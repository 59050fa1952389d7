import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import { styled } from '@mui/material/styles';
import { type CSSProperties, createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { clampShare, SPLIT_PERCENT } from '../model/split.ts';
import { copy } from './copy.ts';
import { IconAction } from './IconAction.tsx';
import { PANE_PX } from './pane-style.ts';
import { Splitter } from './Splitter.tsx';
import { type SuccessStore, SuccessText } from './SuccessText.tsx';

/** Folds the first pane away beside the second one. */
interface PaneFolding {
  readonly isFolded: boolean;
  readonly setFolded: (isFolded: boolean) => void;
}

interface PanePairProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Null while the first pane must be seen. */
  readonly folding?: PaneFolding | null;
  /** Where the last success stands, which is shown in the title row of its pane; null for none. */
  readonly successOf: SuccessStore | null;
  /** Least height of the texts. */
  readonly leastTextPx?: number;
}

const FoldingContext = createContext<PaneFolding | null>(null);

/** How the first pane of a pair is folded away; null while it must be seen. */
export function usePaneFolding(): PaneFolding | null {
  return useContext(FoldingContext);
}

/** Height of a pane's title row and border. */
const AROUND_TEXT_PX = 46;

/** Two panes side by side, which share the width as the visitor wants it; one above the other on a narrow page. */
export function PanePair({ first, second, folding = null, successOf, leastTextPx = PANE_PX }: PanePairProps) {
  const pair = useRef<HTMLDivElement>(null);
  const share = splitShare.useValue();
  const isFolded = folding?.isFolded === true;
  useEffect(() => showShare(pair.current, share), [share]);
  useFocusWhenFolded(pair, isFolded);

  return (
    <Pair
      ref={pair}
      data-folded={isFolded}
      {...(leastTextPx === PANE_PX ? {} : { style: { '--least-text': `${leastTextPx}px` } as CSSProperties })}
    >
      <FoldingContext value={folding}>{first}</FoldingContext>
      {isFolded && (
        <IconAction
          className="unfold"
          icon={ExpandIcon}
          label={copy.desk.unfold}
          tooltip={{ placement: 'right' }}
          onClick={() => folding?.setFolded(false)}
        />
      )}
      <Splitter
        orientation="vertical"
        range={SPLIT_PERCENT}
        share={share}
        words={copy.desk}
        measure={({ clientWidth }) => clientWidth}
        onDrag={(percent) => showShare(pair.current, percent)}
        onChange={(next) => splitShare.set(next)}
        onReset={() => splitShare.set(SPLIT_PERCENT.initial)}
      />
      {second}
      {successOf !== null && <SuccessText store={successOf} />}
    </Pair>
  );
}

function showShare(pair: HTMLElement | null, percent: number): void {
  pair?.style.setProperty('--first', `${percent}fr`);
  pair?.style.setProperty('--second', `${100 - percent}fr`);
}

/** Moves the focus to the button that took the place of the pressed one. */
function useFocusWhenFolded(pair: { readonly current: HTMLElement | null }, isFolded: boolean): void {
  const previous = useRef(isFolded);
  useEffect(() => {
    if (previous.current === isFolded) return;
    previous.current = isFolded;
    const name = isFolded ? copy.desk.unfold : copy.desk.fold;
    pair.current?.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.focus();
  }, [pair, isFolded]);
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, var(--first, 1fr)) 16px minmax(0, var(--second, 1fr))',
  gridAutoRows: `minmax(calc(var(--least-text, ${PANE_PX}px) + ${AROUND_TEXT_PX}px), 1fr)`,
  '& > section': { gridArea: '1 / 3' },
  '& > section:first-of-type': { gridArea: '1 / 1' },
  '& > [role=separator]': { gridArea: '1 / 2' },
  '& > .unfold': { gridArea: '1 / 1', alignSelf: 'start', marginTop: theme.spacing(0.75) },
  '&[data-folded=true]': {
    gridTemplateColumns: '32px 8px minmax(0, 1fr)',
    '& > section:first-of-type, & > [role=separator]': { display: 'none' },
  },
  [MEDIA.stacked]: {
    '&, &[data-folded=true]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: theme.spacing(1.5),
    '& > section': { gridArea: '2 / 1' },
    '&[data-folded=true] > section:first-of-type': { display: 'flex' },
    '& > .unfold': { display: 'none' },
  },
  [MEDIA.print]: { display: 'block' },
}));

/** The input's share of the width of both panes in percent, remembered in this browser. */
const splitShare = createPersistedStore<number>({
  key: STORAGE_KEYS.jsonYamlSplit,
  parse(text) {
    const share = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(share) ? clampShare(share) : null;
  },
  initial: SPLIT_PERCENT.initial,
  format: (share) => (share === SPLIT_PERCENT.initial ? null : String(share)),
});
