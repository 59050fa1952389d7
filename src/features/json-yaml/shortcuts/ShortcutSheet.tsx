import { styled } from '@mui/material/styles';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { SHORTCUTS } from '../model/shortcuts.ts';
import { copy } from './copy.ts';
import { useShortcutSheet } from './sheet-store.ts';

/** Lists the shortcuts of both tools. */
export function ShortcutSheet() {
  const isOpen = useShortcutSheet((state) => state.isOpen);
  return (
    <FormDialog isOpen={isOpen} title={copy.title} onClose={() => useShortcutSheet.setState({ isOpen: false })}>
      <Rows>
        {SHORTCUTS.map(({ id, modifiers, shown }) => (
          <Row key={id} keys={[...modifiers.map((each) => copy.modifiers[each]), shown]} words={copy.tools[id]} />
        ))}
        {copy.others.map(({ keys, words }) => (
          <Row key={words} keys={keys} words={words} />
        ))}
      </Rows>
    </FormDialog>
  );
}

function Row({ keys, words }: { readonly keys: readonly string[]; readonly words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </div>
  );
}

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
