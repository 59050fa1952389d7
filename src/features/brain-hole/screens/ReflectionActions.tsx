import CardIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { toFragmentAddress } from '../../../platform/page-fragment.ts';
import { useSendTo } from '../../../shared/handoff/use-send-to.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { type Reflection, toPlainText } from '../model/reflection.ts';
import { copy } from '../words.ts';

interface ReflectionActionsProps {
  readonly reflection: Reflection;
}

const TEXT = ['text'] as const;

/** What a reader can take with them: the quote, the text, the link, or a card. */
export function ReflectionActions({ reflection }: ReflectionActionsProps) {
  const words = copy.actions;
  const { receivers, send } = useSendTo(TEXT);
  const cards = receivers.find(({ receiving }) => receiving.handoff === 'card-text');
  const loadText = async () => ({ name: words.fileName(reflection.title), source: toPlainText(reflection) });
  return (
    <Row role="group" aria-label={words.label(reflection.title)}>
      <CopyButton size="small" text={reflection.quote} label={words.quote} />
      <CopyButton size="small" text={toPlainText(reflection)} label={words.text} />
      <CopyButton
        size="small"
        text={() => Promise.resolve(new Blob([toFragmentAddress(reflection.id)]))}
        label={words.link}
      />
      {cards !== undefined && (
        <Button size="small" startIcon={<CardIcon />} onClick={() => void send(cards, loadText)}>
          {words.card}
        </Button>
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  margin: theme.spacing(2.5, 0, 0, -0.75),
  '& .MuiButton-root': { fontSize: theme.typography.body2.fontSize, fontWeight: 400 },
}));
