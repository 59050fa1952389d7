import Alert from '@mui/material/Alert';
import type { TextEncodingName } from '../../../bridges/json-bridge.ts';
import { NoticeButton } from '../parts/NoticeButton.tsx';
import { copy } from './copy.ts';
import type { JsonInput } from './json-state.ts';

interface EncodingNoticeProps {
  readonly input: JsonInput;
  readonly onEncoding: (encoding: TextEncodingName) => void;
  /** Names the text where there are two. */
  readonly prefix?: string;
}

/** Names the encoding that a file was read in when it is uncertain, and offers others. */
export function EncodingNotice({ input, onEncoding, prefix = '' }: EncodingNoticeProps) {
  if (input.document === null) return null;
  const { encoding, otherEncodings, hadBom } = input.document;
  if (encoding === 'utf-8' && otherEncodings.length === 0 && !hadBom) return null;
  const words = otherEncodings.length > 0 ? copy.encoding.doubt : copy.encoding.read;
  return (
    <Alert
      severity="info"
      role="status"
      action={otherEncodings.map((name) => (
        <NoticeButton key={name} label={copy.encoding.retryAs(name)} onClick={() => onEncoding(name)} />
      ))}
    >
      {prefix}
      {words(encoding)}
      {hadBom && copy.encoding.hadBom}
    </Alert>
  );
}
