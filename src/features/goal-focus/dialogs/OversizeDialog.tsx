import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatSize } from '../../../shared/files/size-text.ts';
import { listAcceptingPages } from '../../../shared/tool/accepting-pages.ts';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { UPLOAD_BYTES_MAX } from '../constants.ts';
import { copy } from './copy.ts';

interface OversizeDialogProps {
  readonly isOpen: boolean;
  /** The file that was refused: its name, and its size in bytes. */
  readonly file: { readonly name: string; readonly size: number };
  readonly onClose: () => void;
  /** Opens the tutorial on copying an image's address. */
  readonly onTutorial: () => void;
}

const words = copy.oversize;

/** Says that an image is too large to upload, and what to do instead (doc 2 §8). */
export function OversizeDialog({ isOpen, file, onClose, onTutorial }: OversizeDialogProps) {
  // Any picture can be made smaller in the page that opens pictures, whatever the name of this one.
  const [accepting] = listAcceptingPages(usePageList(), { name: '', type: 'image/png' });
  const limit = formatLimit(UPLOAD_BYTES_MAX);
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Typography>{words.limit(limit)}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {words.file(file.name, formatSize(file.size))}
      </Typography>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {words.help}
      </Typography>
      <List>
        {accepting !== undefined && (
          <li>
            {words.compress(accepting.page.name)}
            <br />
            <Link component={RouterLink} to={accepting.to} target="_blank" rel="noopener">
              {words.compressLink(accepting.page.name)}
            </Link>
          </li>
        )}
        <li>
          {words.address}
          <br />
          <Link component="button" type="button" onClick={onTutorial} sx={{ verticalAlign: 'baseline' }}>
            {words.tutorial}
          </Link>
        </li>
      </List>
    </FormDialog>
  );
}

/** The limit without decimals: `3MB`, as the documents write it. */
function formatLimit(bytes: number): string {
  return `${bytes >> 20}MB`;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(0.5, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  ...theme.typography.body2,
}));
