import { expect, it } from 'vitest';
import { groupPages } from '../../../src/shared/tool/group-pages.ts';
import type { ToolGroup } from '../../../src/shared/tool/tool-groups.ts';
import { aPage } from '../../app/a-page.tsx';

const aTool = (id: string, group: ToolGroup) => ({ ...aPage({ id }), group });

it('groups stand in their order, their pages in the given one; empty groups are left out, pages without a group come last', () => {
  const pages = [aPage({ id: 'other' }), aTool('json', 'data'), aTool('board', 'focus'), aTool('nav', 'data')];
  expect(groupPages(pages).map((each) => [each.group, each.pages.map(({ id }) => id)])).toEqual([
    ['focus', ['board']],
    ['data', ['json', 'nav']],
    [null, ['other']],
  ]);
});
