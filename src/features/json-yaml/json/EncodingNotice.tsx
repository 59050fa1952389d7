import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { TextEncodingName } from '../../../bridges/json-bridge.ts';
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
        <Button key={name} size="small" color="inherit" onClick={() => onEncoding(name)}>
          {copy.encoding.retryAs(name)}
        </Button>
      ))}
    >
      {prefix}
      {words(encoding)}
      {hadBom && copy.encoding.hadBom}
    </Alert>
  );
}
