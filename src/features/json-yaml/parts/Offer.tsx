import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';
import { NoticeButton } from './NoticeButton.tsx';

interface OfferProps {
  readonly words: string;
  /** It takes the place of a problem. */
  readonly isError?: boolean;
  readonly choices: readonly { readonly label: string; readonly onClick: () => void }[];
  readonly close: string;
  readonly onClose: () => void;
}

/** Offers ways to go on with an input, until the visitor closes it. */
export function Offer({ words, isError = false, choices, close, onClose }: OfferProps) {
  return (
    <Alert
      severity={isError ? 'error' : 'info'}
      role={isError ? 'alert' : 'status'}
      action={
        <>
          {choices.map(({ label, onClick }) => (
            <NoticeButton key={label} label={label} onClick={onClick} />
          ))}
          <IconButton size="small" color="inherit" aria-label={close} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      <EmojiText text={words} />
    </Alert>
  );
}
