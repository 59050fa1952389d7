import CardIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { toFragmentAddress } from '../../../platform/page-fragment.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { handToCards } from '../hand-to-cards.ts';
import { type Reflection, toPlainText } from '../model/reflection.ts';
import { copy } from './copy.ts';

interface ReflectionActionsProps {
  readonly reflection: Reflection;
  /** Path without the base of the page that makes cards; null while there is none. */
  readonly cardAddress: string | null;
}

/** What a reader can take with them: the quote, the text, the link, or a card. */
export function ReflectionActions({ reflection, cardAddress }: ReflectionActionsProps) {
  const navigate = useNavigate();
  const words = copy.actions;
  const makeCard = async (address: string) => {
    if (await handToCards(reflection)) await navigate(address);
    else showToast(words.cardFailed, { severity: 'error' });
  };
  return (
    <Row role="group" aria-label={words.label(reflection.title)}>
      <CopyButton size="small" text={reflection.quote} label={words.quote} />
      <CopyButton size="small" text={toPlainText(reflection)} label={words.text} />
      <CopyButton
        size="small"
        text={() => Promise.resolve(new Blob([toFragmentAddress(reflection.id)]))}
        label={words.link}
      />
      {cardAddress !== null && (
        <Button size="small" startIcon={<CardIcon />} onClick={() => makeCard(cardAddress)}>
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
