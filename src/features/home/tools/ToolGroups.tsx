import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { groupPages } from '../../../shared/tool/group-pages.ts';
import { pageVisits } from '../../../shared/tool/page-visits.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { TOOLS_ANCHOR } from '../constants.ts';
import { copy } from '../words.ts';
import { PinButton } from './PinButton.tsx';
import { ToolTile } from './ToolTile.tsx';

/** All tools, by what they are for. */
export function ToolGroups({ tools }: { readonly tools: readonly Page[] }) {
  const { pinned } = pageVisits.useValue();
  return (
    <Section id={TOOLS_ANCHOR} aria-labelledby="home-tools">
      <h2 id="home-tools">
        <VisuallyHidden>{copy.tools.title}</VisuallyHidden>
      </h2>
      <Groups>
        {groupPages(tools).map(({ group, pages: own }) => (
          <Group key={group} aria-labelledby={`home-tools-${group}`} data-count={Math.min(own.length, WIDE_COLUMNS)}>
            <h3 id={`home-tools-${group}`}>{group === null ? copy.tools.otherGroup : copy.tools.groups[group]}</h3>
            <ul>
              {own.map((tool) => (
                <li key={tool.id}>
                  <ToolTile tool={tool} />
                  <PinButton tool={tool} isPinned={pinned.includes(tool.id)} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </Section>
  );
}

/** Tiles beside each other in a wide window: a group of three and one of two share a row. */
const WIDE_COLUMNS = 5;

const Section = styled('section')(({ theme }) => ({
  scrollMarginTop: theme.spacing(9),
  // The groups have headings of their own; this one names the section for assistive technology.
  '& > h2': { margin: 0, fontSize: 0 },
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${WIDE_COLUMNS}, minmax(0, 1fr))`,
  gridAutoFlow: 'dense',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(4),
  [MEDIA.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [MEDIA.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.spacing(3) },
}));

const Group = styled('section')(({ theme }) => ({
  ...Object.fromEntries([1, 2, 3, 4, 5].map((count) => [`&[data-count="${count}"]`, columns(count)])),
  '& h3': {
    ...theme.typography.h6,
    margin: theme.spacing(0, 0, 1.25),
    color: theme.vars.palette.text.secondary,
  },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { position: 'relative' },
  // Two groups of at most two tiles share a row; a larger one has a row of its own.
  [MEDIA.medium]: {
    '&&': { gridColumn: '1 / -1', '--columns': '3' },
    '&&[data-count="1"], &&[data-count="2"]': { gridColumn: 'auto', '--columns': '2' },
  },
  [MEDIA.phone]: {
    '&&, &&[data-count]': { gridColumn: 'auto', '--columns': '2' },
    '& ul': { gap: theme.spacing(1.5) },
    // An odd number of tiles: the first one lies across, so that no place stays empty.
    '& li:first-of-type:nth-last-of-type(odd)': {
      gridColumn: '1 / -1',
      '& > a': { gridTemplate: '"picture name" 1fr "picture line" 1fr / calc(50% - 6px) minmax(0, 1fr)' },
      '& > a > span:first-of-type': { gridArea: 'picture' },
      '& strong': { alignSelf: 'end' },
      '& > button': { right: 'auto', left: 'calc(50% - 46px)' },
    },
  },
}));

function columns(count: number) {
  return { gridColumn: `span ${count}`, '--columns': String(count) };
}
