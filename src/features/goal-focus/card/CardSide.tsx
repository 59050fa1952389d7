import { styled } from '@mui/material/styles';
import type { LiveGoalState } from '../../../shared/goals/use-live-goal.ts';
import { PageLink, toPageLinkLabel } from '../../../shared/tool/PageLink.tsx';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { useShownPage } from '../../../shared/tool/shown-page-store.ts';
import type { GoalSettings } from '../model/settings.ts';
import { SCENE } from '../palette.ts';
import { copy } from '../words.ts';
import { ClockFace } from './ClockFace.tsx';
import { GoalFace } from './GoalFace.tsx';
import { TextFace } from './TextFace.tsx';
import type { Side } from './use-flip.ts';

interface CardSideProps {
  readonly side: Side;
  readonly settings: GoalSettings;
  /** The goal that the card follows. */
  readonly goal: LiveGoalState;
  readonly isRunning: boolean;
}

/**
 * What a side of the card shows: the clock, the visitor's words, the goal that it follows, or the prompt with the navigation
 * on its back (doc 2 §2).
 */
export function CardSide({ side, settings, goal, isRunning }: CardSideProps) {
  const { cardType, title, description, is24Hours, showsSeconds } = settings;
  if (cardType === 'clock') {
    return <ClockFace is24Hours={is24Hours} showsSeconds={showsSeconds} isRunning={isRunning} />;
  }
  if (hasWords(settings)) return <TextFace title={title} description={description} />;
  if (goal.step === 'ready') return <GoalFace {...goal} />;
  // The prompt would be gone a moment later.
  if (goal.step === 'loading') return null;
  if (side === 'front') return <TextFace title={copy.prompt.title} description={copy.prompt.hint} />;
  return <TextFace title={copy.prompt.backTitle} description={<Navigation />} />;
}

/** Whether the visitor has written something. */
export function hasWords({ title, description }: Pick<GoalSettings, 'title' | 'description'>): boolean {
  return title.trim() !== '' || description.trim() !== '';
}

/** Whether the card stands for the goal that it follows, because the visitor has written nothing else on it. */
export function isGoalOnCard(settings: GoalSettings, { step }: LiveGoalState): boolean {
  return settings.cardType === 'text' && !hasWords(settings) && (step === 'ready' || step === 'loading');
}

/** Links to the other tools of the home page. */
function Navigation() {
  const ownId = useShownPage(({ shown }) => shown?.page.id);
  const tools = usePageList().filter(({ id, home }) => home !== null && id !== ownId);
  return (
    <Tools>
      {tools.map((tool) => (
        <li key={tool.id}>
          <PageLink page={tool} aria-label={toPageLinkLabel(tool)}>
            {tool.name}
          </PageLink>
        </li>
      ))}
    </Tools>
  );
}

const Tools = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-block',
    padding: theme.spacing(0.5, 2),
    borderRadius: theme.radius.full,
    boxShadow: `inset 0 0 0 1px ${SCENE.edgeHigh}`,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { background: SCENE.glassHover },
  },
}));
