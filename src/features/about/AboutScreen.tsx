import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MEDIA } from '../../shared/look/media.ts';
import { copy as productCopy } from '../../shared/product/copy.ts';
import { ProductFooter } from '../../shared/product/ProductFooter.tsx';
import { ABOUT_ANCHORS } from '../../shared/product/product-pages.ts';
import { PRODUCT_VERSION } from '../../shared/product/version.ts';
import { MILESTONES } from './content.ts';
import { Privacy } from './Privacy.tsx';
import { Releases } from './Releases.tsx';
import { Roadmap } from './Roadmap.tsx';
import { copy } from './words.ts';

type Part = keyof typeof ABOUT_ANCHORS;

const PARTS: Readonly<Record<Part, ReactNode>> = {
  privacy: <Privacy />,
  changes: <Releases />,
  roadmap: <Roadmap milestones={MILESTONES} />,
  license: (
    <>
      <h3>{copy.license.name}</h3>
      <p>{copy.license.line}</p>
      <p>{copy.license.parts}</p>
    </>
  ),
};

/** Privacy, changes, roadmap and license, on one page with anchors. */
export default function AboutScreen() {
  useScrollToPart();
  const parts = Object.entries(PARTS) as [Part, ReactNode][];
  return (
    <>
      <main>
        <Header>
          <h1>{copy.title}</h1>
          <p>{copy.purpose}</p>
          <small>{copy.version(PRODUCT_VERSION)}</small>
        </Header>
        <Columns>
          <Contents aria-label={copy.contents}>
            <ul>
              {parts.map(([part]) => (
                <li key={part}>
                  <a href={`#${ABOUT_ANCHORS[part]}`}>{productCopy.parts[part]}</a>
                </li>
              ))}
            </ul>
          </Contents>
          <div>
            {parts.map(([part, content]) => (
              <Section key={part} id={ABOUT_ANCHORS[part]} aria-labelledby={`about-${part}`}>
                <h2 id={`about-${part}`}>{productCopy.parts[part]}</h2>
                {content}
              </Section>
            ))}
          </div>
        </Columns>
      </main>
      <ProductFooter />
    </>
  );
}

/** Shows the part that the address names. The router has looked for it before this screen was loaded. */
function useScrollToPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

const Header = styled('header')(({ theme }) => ({
  padding: theme.spacing(3, 0, 5),
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& p': {
    maxWidth: '36em',
    margin: theme.spacing(1, 0, 1.5),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    lineHeight: 1.7,
    textWrap: 'pretty',
  },
  '& small': {
    display: 'inline-block',
    padding: theme.spacing(0, 1.25),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.full,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    lineHeight: 1.9,
  },
  [MEDIA.narrow]: { padding: theme.spacing(1, 0, 3) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 720px)',
  gap: theme.spacing(7),
  paddingBottom: theme.spacing(6),
  [MEDIA.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

const Contents = styled('nav')(({ theme }) => ({
  '& ul': {
    position: 'sticky',
    top: theme.spacing(3),
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
  '& a': {
    display: 'block',
    padding: theme.spacing(0.75, 2),
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.dark },
  },
  [MEDIA.stacked]: {
    '& ul': { position: 'static', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), border: 0 },
    '& a': {
      padding: theme.spacing(0.5, 1.75),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.radius.full,
      background: theme.vars.palette.background.paper,
    },
  },
}));

const Section = styled('section')(({ theme }) => ({
  scrollMarginTop: theme.spacing(3),
  paddingBottom: theme.spacing(6),
  '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 2) },
  '& h3': { ...theme.typography.h6, margin: theme.spacing(0, 0, 0.5) },
  '& p': { margin: theme.spacing(0, 0, 1), lineHeight: 1.75, textWrap: 'pretty' },
}));
