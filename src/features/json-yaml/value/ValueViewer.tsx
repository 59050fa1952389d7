import CloseIcon from '@mui/icons-material/CloseOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { KeyboardEvent } from 'react';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { formatCount } from '../model/quantity-text.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { copyText } from '../parts/output-actions.ts';
import { copy } from './copy.ts';
import { maxBytesOf, useValueView, useViewedValue, type ValueSource, type ViewName } from './use-viewed-value.ts';
import { ValueFacts } from './ValueFacts.tsx';
import { ValueText } from './ValueText.tsx';

export interface ValueViewerProps {
  readonly tool: JsonTool;
  /** Null while the selected value is fetched. */
  readonly source: ValueSource | null;
  readonly onClose: () => void;
  readonly showSuccess: (words: string) => void;
}

/** One value in full: its text with line breaks, and its other meanings. */
export function ValueViewer({ tool, source, onClose, showSuccess }: ValueViewerProps) {
  const viewed = useViewedValue(tool, source);
  const view = useValueView(tool, viewed);
  const { text } = view;
  const kind = source?.item.kind;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <Frame data-viewer="" aria-label={copy.label} onKeyDown={onKeyDown}>
      <header>
        <h3>{copy.label}</h3>
        <span className="kind">
          {kind !== undefined && copy.kinds[kind]}
          {viewed.step === 'ready' && ` ${toSizeWords(viewed.charCount, viewed.content.size)}`}
        </span>
        {view.names.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view.name}
            aria-label={copy.views.label}
            onChange={(_, next: ViewName | null) => next !== null && view.setName(next)}
          >
            {view.names.map((name) => (
              <ToggleButton key={name} value={name}>
                {copy.views[name]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Button
          size="small"
          startIcon={<CopyIcon />}
          disabled={text === null}
          onClick={() => text !== null && copyText(text.size, () => Promise.resolve(text), showSuccess)}
        >
          {copy.copyContent}
        </Button>
        <IconAction className="close" icon={CloseIcon} label={copy.close} onClick={onClose} />
      </header>
      {viewed.step === 'ready' && (
        <ValueFacts meaning={viewed.meaning} picture={viewed.picture} showsJwt={view.name === 'jwt'} />
      )}
      {view.isNoJson && <p role="status">{copy.notJson}</p>}
      {text !== null ? (
        <ValueText content={text} />
      ) : (
        <p role="status">
          {viewed.step !== 'failed'
            ? copy.reading
            : viewed.reason === 'unreadable' || kind === undefined
              ? copy.unreadable
              : copy.tooLarge(formatSize(maxBytesOf(kind)))}
        </p>
      )}
    </Frame>
  );
}

function toSizeWords(charCount: number | null, bytes: number): string {
  const size = formatSize(bytes);
  return charCount === null ? size : copy.chars(formatCount(charCount), size);
}

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  background: theme.vars.palette.background.paper,
  '& > header': {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.25, 1),
    minHeight: 38,
    padding: theme.spacing(0.25, 1, 0.25, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& h3': { ...theme.typography.subtitle2, margin: 0 },
    '& .kind': { ...theme.typography.caption, flex: 1, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
    // On a phone the other buttons are in a second row.
    [MEDIA.small]: {
      '&:has(.MuiToggleButtonGroup-root) .kind': { flexBasis: 'calc(100% - 100px)' },
      '& .close': { order: 1 },
      '& .MuiToggleButtonGroup-root': { order: 2, marginRight: 'auto' },
      '& .MuiButton-root': { order: 2, marginLeft: 'auto' },
    },
    '& .MuiToggleButton-root': { minHeight: 28, padding: theme.spacing(0, 1), fontSize: 13, textTransform: 'none' },
    [MEDIA.coarse]: {
      '&& .MuiToggleButton-root, && .MuiButton-root, && .MuiIconButton-root': { minHeight: 44, minWidth: 44 },
    },
  },
  '& > p': {
    margin: 0,
    padding: theme.spacing(1, 2),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));
