import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { MEDIA } from '../look/media.ts';
import type { Page } from '../tool/define-page.ts';
import { usePageList } from '../tool/page-list.ts';
import { pagePath } from '../tool/page-path.ts';
import { copy } from './copy.ts';
import { ABOUT_ANCHORS, findProductPages } from './product-pages.ts';
import { PRODUCT_VERSION } from './version.ts';

/** The end of a page about the product: links to the other ones, and the version. */
export function ProductFooter() {
  const { about, evolution } = findProductPages(usePageList());
  return (
    <Footer>
      <nav aria-label={copy.footer.label}>
        <ul>
          {about !== undefined &&
            (['privacy', 'changes', 'roadmap'] as const).map((part) => (
              <li key={part}>
                <Link to={anchorPath(about, ABOUT_ANCHORS[part])}>{copy.parts[part]}</Link>
              </li>
            ))}
          {evolution !== undefined && (
            <li>
              <Link to={pagePath(evolution)}>{evolution.name}</Link>
            </li>
          )}
        </ul>
      </nav>
      <small>{copy.footer.version(PRODUCT_VERSION)}</small>
    </Footer>
  );
}

/** Page path of a part of a page. */
export function anchorPath(page: Page, anchor: string): string {
  return `${pagePath(page)}#${anchor}`;
}

const Footer = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  boxSizing: 'border-box',
  maxWidth: 1200,
  margin: '0 auto',
  // The shortcut widget floats over the last 64 px of the window.
  padding: theme.spacing(3, 3, 9),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 3), margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-block',
    padding: theme.spacing(0.75, 0),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.primary.dark, textDecoration: 'underline' },
  },
  '& small': { fontSize: 'inherit', fontVariantNumeric: 'tabular-nums' },
  [MEDIA.phone]: { padding: theme.spacing(2, 2, 9) },
}));
