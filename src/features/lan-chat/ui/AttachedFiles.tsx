import AttachIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatSize } from '../../../shared/files/size-text.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from '../words.ts';

interface AttachedFilesProps {
  readonly files: readonly File[];
  /** Missing: there is no room yet. */
  readonly onSend?: () => void;
  readonly onRemove: () => void;
}

const words = copy.attached;

/** Files from another page of the product, which wait until the visitor sends them. Nothing where there are none. */
export function AttachedFiles({ files, onSend, onRemove }: AttachedFilesProps) {
  const [first] = files;
  if (first === undefined) return null;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Bar role="group" aria-label={words.label}>
      <AttachIcon fontSize="small" aria-hidden="true" />
      <span className="words">
        <strong>{words.files(first.name, files.length)}</strong>
        <span>
          {formatSize(bytes)} · {onSend === undefined ? words.later : words.ready}
        </span>
      </span>
      <span className="buttons">
        <Button size="small" onClick={onRemove}>
          {words.remove}
        </Button>
        {onSend !== undefined && (
          <Button size="small" variant="contained" onClick={onSend}>
            {words.send}
          </Button>
        )}
      </span>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1),
  width: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: tint(theme.vars.palette.primary.main, 6),
  textAlign: 'start',
  ...theme.typography.body2,
  'section > &': { border: `1px solid ${theme.vars.palette.divider}`, borderRadius: theme.radius.control },
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& .words': { display: 'grid', flex: 1, minWidth: 0 },
  '& strong': { overflow: 'hidden', fontWeight: 600, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .words > span': { color: theme.vars.palette.text.secondary },
  '& .buttons': { display: 'flex', flex: 'none', gap: theme.spacing(0.5) },
  [MEDIA.phone]: { padding: theme.spacing(1) },
}));
