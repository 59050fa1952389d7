import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { TextEncodingName } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import type { JsonInput } from './json-state.ts';

interface EncodingNoticeProps {
  readonly input: JsonInput;
  readonly onEncoding: (encoding: TextEncodingName) => void;
  /** Says whose encoding is meant where there are two texts. */
  readonly prefix?: string;
}

/** Says how the bytes of a file were read where that is not certain, and offers other ways. */
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
