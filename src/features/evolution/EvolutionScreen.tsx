import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PORTAL_PATH } from '../../core/paths.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { actionStyle } from '../../shared/ui/action-style.ts';
import { SECTIONS, type SectionId } from './content.ts';
import { POND } from './palette.ts';
import { GrowthScene } from './scenes/GrowthScene.tsx';
import { NextStepScene } from './scenes/NextStepScene.tsx';
import { SchoolScene } from './scenes/SchoolScene.tsx';
import { Ground, Plankton, Surface } from './scenes/Water.tsx';
import { BackToTop } from './screens/BackToTop.tsx';
import { LandingSection } from './screens/LandingSection.tsx';
import { MilestoneNavigator } from './screens/MilestoneNavigator.tsx';
import { SectionLink } from './screens/SectionLink.tsx';
import { useArrowKeys } from './screens/use-arrow-keys.ts';
import { useLandingScroll } from './screens/use-landing-scroll.ts';
import { copy } from './words.ts';

/** The landing page: three sections that the visitor scrolls through (doc 1 §2.10). */
export default function EvolutionScreen() {
  const main = useRef<HTMLElement>(null);
  const { active, hasNavigator, hasBackToTop } = useLandingScroll(main);
  useArrowKeys(main);
  return (
    <Page ref={main}>
      {SECTIONS.map((section, index) => (
        <LandingSection key={section.id} section={section} index={index} {...PICTURES[section.id]}>
          <SectionEnd id={section.id} next={SECTIONS[index + 1]?.id} />
        </LandingSection>
      ))}
      <MilestoneNavigator active={active} isShown={hasNavigator} />
      <BackToTop isShown={hasBackToTop} />
    </Page>
  );
}

const PICTURES = {
  intro: { art: <SchoolScene />, backdrop: <Surface /> },
  focus: { art: <NextStepScene />, backdrop: <Plankton /> },
  growth: { art: <GrowthScene />, backdrop: <Ground /> },
} as const;

/** What follows the text of a section: facts about the product, the way to the next section, or into the toolbox. */
function SectionEnd({ id, next }: { readonly id: SectionId; readonly next: SectionId | undefined }) {
  const tools = usePageList().filter(({ home }) => home !== null).length;
  return (
    <>
      {id === 'intro' && (
        <Facts>
          {copy.facts(tools).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
      )}
      {next === undefined ? (
        <Open to={PORTAL_PATH}>{copy.open}</Open>
      ) : (
        <Row>
          <Dive to={next}>
            {copy.dive}
            <svg width="16" height="16" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path
                d="M10 4v12m-5-5 5 5 5-5"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </Dive>
          {id === 'intro' && <span>{copy.keys}</span>}
        </Row>
      )}
    </>
  );
}

const Page = styled('main')({
  position: 'relative',
  background: POND.water,
  color: POND.text,
  '& :focus-visible': { outlineColor: POND.text },
});

const Facts = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(2.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(0.25, 1.5),
    border: `1px solid ${POND.glassEdge}`,
    borderRadius: theme.radius.full,
    color: POND.text,
    fontSize: '0.875rem',
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2.5),
  marginTop: theme.spacing(3),
  '& > span': {
    color: POND.quietText,
    fontSize: '0.875rem',
    [MEDIA.narrow]: { display: 'none' },
    [MEDIA.coarse]: { display: 'none' },
  },
}));

const Dive = styled(SectionLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(0, 2.5),
  border: `1px solid ${POND.quietText}`,
  borderRadius: theme.radius.full,
  color: POND.text,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: POND.glass },
}));

const Open = styled(Link)(({ theme }) => ({
  ...actionStyle({ theme }),
  '&&': { marginTop: theme.spacing(2), borderRadius: theme.radius.full, background: POND.leader, color: POND.onLeader },
  '&&:hover': { background: POND.leaderLight },
}));
