import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { usesMetaKey } from '../../platform/command-key.ts';
import type { Page, PageKey } from '../../shared/tool/define-page.ts';
import { FormDialog } from '../../shared/ui/FormDialog.tsx';
import { copy } from './copy.ts';

interface KeySheetProps {
  readonly isOpen: boolean;
  readonly page: Page | undefined;
  /** Keys of the search. Given, because the words of the shell are part of its first script. */
  readonly searchKeys: Readonly<Record<'control' | 'meta', string>>;
  readonly onClose: () => void;
}

/** The keys of a page, and those of every page. */
export function KeySheet({ isOpen, page, searchKeys, onClose }: KeySheetProps) {
  const own = usePageKeyList(page);
  const general: readonly PageKey[] = [
    { keys: searchKeys[usesMetaKey() ? 'meta' : 'control'].split(' '), words: copy.search },
    { keys: ['?'], words: copy.sheet },
    { keys: ['Esc'], words: copy.close },
  ];
  return (
    <FormDialog isOpen={isOpen} title={copy.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus, the keyboard scrolls the list where it is long */}
      <section aria-label={copy.title} tabIndex={0}>
        {page !== undefined && own.length > 0 && <Keys title={page.name} keys={own} />}
        <Keys title={copy.general} keys={general} />
      </section>
    </FormDialog>
  );
}

/** The page's own keys; none until they are loaded, and where they cannot be. */
function usePageKeyList(page: Page | undefined): readonly PageKey[] {
  const [loaded, setLoaded] = useState<{ readonly page: Page; readonly keys: readonly PageKey[] } | null>(null);
  useEffect(() => {
    if (page?.loadKeys === undefined) return;
    let isCurrent = true;
    page.loadKeys().then(
      ({ keys }) => isCurrent && setLoaded({ page, keys }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return loaded !== null && loaded.page === page ? loaded.keys : [];
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly PageKey[] }) {
  return (
    <>
      <Title>{title}</Title>
      <Rows>
        {keys.map((each) => (
          <div key={each.words}>
            <dt>{each.words}</dt>
            <dd>
              {each.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
    </>
  );
}

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  'dl + &': { marginTop: theme.spacing(2) },
}));

const Rows = styled('dl')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(0.75, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:last-of-type': { border: 0 },
  '& dd': { display: 'flex', flex: 'none', gap: theme.spacing(0.5), margin: 0 },
  '& kbd': {
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radius.small,
    ...theme.mono,
    fontSize: 12,
    lineHeight: '22px',
    color: theme.vars.palette.text.secondary,
  },
}));
