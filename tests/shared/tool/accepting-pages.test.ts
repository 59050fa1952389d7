import { expect, it } from 'vitest';
import { listAcceptingPages } from '../../../src/shared/tool/accepting-pages.ts';
import { aPage } from '../../app/a-page.tsx';

const pages = [
  aPage({ id: 'home' }),
  { ...aPage({ id: 'crop' }), accepts: [{ files: ['image/*'] }] },
  { ...aPage({ id: 'texts' }), accepts: [{ files: ['.json'] }, { files: ['.yml', 'text/yaml'], query: '?tab=yaml' }] },
];

it.each<[name: string, type: string, to: string[]]>([
  ['photo.jpeg', 'image/jpeg', ['/portal/crop']],
  ['DATA.JSON', '', ['/portal/texts']],
  ['compose.yml', '', ['/portal/texts?tab=yaml']],
  ['compose', 'Text/YAML; charset=utf-8', ['/portal/texts?tab=yaml']],
  ['film.mp4', 'video/mp4', []],
  ['json', '', []],
])('%s of type "%s" is opened by %j', (name, type, to) => {
  expect(listAcceptingPages(pages, { name, type }).map((each) => each.to)).toEqual(to);
});
