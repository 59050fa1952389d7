import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import ResultIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { copy } from './copy.ts';
import { type ResultController, takeResult } from './input-actions.ts';

interface ResultActionsProps {
  readonly controller: ResultController;
  readonly hasOutput: boolean;
  /** The text before the repair is shown. */
  readonly isOriginal: boolean;
  readonly onResult: () => void;
}

/** In the title of a result: makes it the input. While the original text is shown, leads back to the result. */
export function ResultActions({ controller, hasOutput, isOriginal, onResult }: ResultActionsProps) {
  const words = copy.result;
  if (isOriginal) {
    return (
      <Button size="small" startIcon={<BackIcon />} onClick={onResult}>
        {words.back}
      </Button>
    );
  }
  return (
    <Tooltip title={words.takeHint} describeChild>
      {/* A disabled button has no events for the tooltip. */}
      <span>
        <IconButton
          size="small"
          aria-label={words.take}
          disabled={!hasOutput}
          onClick={() => void takeResult(controller)}
        >
          <ResultIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
