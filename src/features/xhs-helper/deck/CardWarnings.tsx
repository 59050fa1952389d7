import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { layOutFace } from '../face/face-layout.ts';
import { isHardToRead } from '../face/legibility.ts';
import type { CardFaceInput } from '../model/face.ts';
import { copy } from '../words.ts';
import { continueOnNext, shrinkToFit } from './card-actions.ts';

interface CardWarningsProps {
  readonly cardId: string;
  readonly face: CardFaceInput;
}

const words = copy.card;

/** Says what the exported picture would lack, with the ways out (trap T53). */
export function CardWarnings({ cardId, face }: CardWarningsProps) {
  const isOverfull = useMemo(() => layOutFace(face).text.rest !== '', [face]);
  const isFaint = useMemo(() => isHardToRead(face), [face]);
  return (
    <>
      {isOverfull && (
        <Alert severity="warning" role="status" sx={COMPACT}>
          {words.overflow}
          <div>
            <Button
              size="small"
              color="inherit"
              aria-label={words.toNextLabel(face.number)}
              onClick={() => continueOnNext(cardId)}
            >
              {words.toNext}
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-label={words.shrinkLabel(face.number)}
              onClick={() => shrinkToFit(face)}
            >
              {words.shrink}
            </Button>
          </div>
        </Alert>
      )}
      {isFaint && (
        <Alert severity="info" role="status" sx={COMPACT}>
          {words.lowContrast}
        </Alert>
      )}
    </>
  );
}

const COMPACT = { py: 0, typography: 'body2' };
