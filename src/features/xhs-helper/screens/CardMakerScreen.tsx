import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useHistoryKeys } from '../../../shared/hooks/use-history-keys.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { DropVeil } from '../../../shared/ui/DropVeil.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { CardsDrawing } from '../deck/CardsDrawing.tsx';
import { DeckColumn } from '../deck/DeckColumn.tsx';
import { removeExpiredForwards } from '../deck/forward-cards.ts';
import { SavePictureDialog } from '../deck/SavePictureDialog.tsx';
import { redoDraft, undoDraft } from '../draft/draft-actions.ts';
import { useDraftStore } from '../draft/draft-store.ts';
import { keepDraft, loadDraft, openDraft, saveDraft } from '../draft/keep-draft.ts';
import { StepsColumn } from '../steps/StepsColumn.tsx';
import { copy } from '../words.ts';
import { SavingLine } from './SavingLine.tsx';
import { useIncoming } from './use-incoming.ts';

/** Turns a text into a set of pictures for a post. */
export default function CardMakerScreen() {
  const place = useDraftStore((state) => state.place);
  const { isOver, handlers } = useIncoming();
  useEffect(keepDraft, []);
  useEffect(removeExpiredForwards, []);
  useHistoryKeys(undoDraft, redoDraft, { includesFields: true });
  return (
    <Page {...handlers}>
      <Header>
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.purpose}</p>
        </div>
        <SavingLine />
      </Header>
      {place === 'elsewhere' ? (
        <EmptyState
          illustration={<CardsDrawing />}
          text={`${copy.elsewhere.title}${copy.elsewhere.body}`}
          action={
            <Button variant="contained" onClick={() => void openDraft()}>
              {copy.elsewhere.action}
            </Button>
          }
        />
      ) : (
        <>
          <Problems />
          <Columns>
            <StepsColumn />
            <DeckColumn />
          </Columns>
        </>
      )}
      <SavePictureDialog />
      {isOver && <DropVeil aria-hidden="true">{copy.text.drop}</DropVeil>}
    </Page>
  );
}

function Problems() {
  const saving = useDraftStore((state) => state.saving);
  const loadProblem = useDraftStore((state) => state.loadProblem);
  if (loadProblem !== null) {
    return (
      <ErrorAlert title={copy.saving.loadFailed} onRetry={() => void loadDraft()}>
        {copy.saving.loadFailedBody(loadProblem)}
      </ErrorAlert>
    );
  }
  if (saving.step !== 'failed') return null;
  return (
    <ErrorAlert title={copy.saving.failedTitle} onRetry={() => void saveDraft()}>
      {copy.saving.failedBody(saving.reason)}
    </ErrorAlert>
  );
}

const Page = styled('main')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
  // Room for the bar at the bottom.
  [MEDIA.narrow]: { paddingBottom: theme.spacing(10) },
}));

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '384px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > :first-of-type': {
    position: 'sticky',
    top: theme.spacing(1),
    maxHeight: `calc(100vh - ${theme.spacing(2)})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingBottom: theme.spacing(1),
  },
  [MEDIA.stacked]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-of-type': { position: 'static', maxHeight: 'none', overflow: 'visible' },
  },
}));
