import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import ResultIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import Button from '@mui/material/Button';
import { memo, useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import { IconAction } from './IconAction.tsx';
import { type ResultController, takeResult } from './input-actions.ts';
import { shortcutProps } from './shortcut-props.ts';

const ONE_LINE = { flex: 'none', whiteSpace: 'nowrap' } as const;

interface ResultActionsProps {
  readonly controller: ResultController;
  readonly hasOutput: boolean;
  /** The text before the repair is shown. */
  readonly isOriginal: boolean;
  readonly onResult: () => void;
}

/** In the title of a result: makes it the input. While the original text is shown, leads back to the result. */
export const ResultActions = memo(function ResultActions(props: ResultActionsProps) {
  const { controller, hasOutput, isOriginal, onResult } = props;
  const words = copy.result;
  const takeButton = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  // The pressed button is gone with the original text.
  useEffect(() => {
    if (!isOriginal && isLeaving.current) takeButton.current?.focus();
    isLeaving.current = false;
  }, [isOriginal]);
  if (isOriginal) {
    const leave = () => {
      isLeaving.current = true;
      onResult();
    };
    return (
      <Button size="small" sx={ONE_LINE} startIcon={<BackIcon />} onClick={leave}>
        {words.back}
      </Button>
    );
  }
  return (
    <IconAction
      ref={takeButton}
      isWrapped
      icon={ResultIcon}
      label={words.take}
      hint={words.takeHint}
      tooltip={{ describeChild: true }}
      disabled={!hasOutput}
      {...shortcutProps('result')}
      onClick={() => void takeResult(controller)}
    />
  );
});
