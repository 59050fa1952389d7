import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EmailConfigReply } from '../../../core/contracts/admin-mail.ts';
import { FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { MEDIA } from '../../../shared/look/media.ts';
import { toConsolePath } from '../access/console-path.ts';
import { copy } from './copy.ts';
import { describeMailFailure } from './describe-mail-failure.ts';
import { HopList } from './HopList.tsx';
import { toTlsMode } from './model/tls-mode.ts';

const words = copy.config;

interface EmailConfigViewProps {
  readonly config: EmailConfigReply;
  readonly onNext: () => void;
  /** The visitor follows the link to another screen. */
  readonly onLeave: () => void;
}

/** The first step: the settings as the server uses them, and where its latest test failed. */
export function EmailConfigView({ config, onNext, onLeave }: EmailConfigViewProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { host, username, password, source, test } = config;
  const isEditable = source !== 'environment';
  const next = () => ([host, username, password].includes('') ? setIsIncomplete(true) : onNext());
  return (
    <>
      {host === '' ? <Alert severity="info">{words.local}</Alert> : <Settings config={config} />}
      {test !== null && test.failure !== null && (
        <>
          <Alert severity="error" sx={{ mt: 2, mb: 1 }}>
            {describeMailFailure(test.failure)}
          </Alert>
          <HopList failure={test.failure} />
        </>
      )}
      <FormHint sx={{ mt: 2 }}>{isEditable ? words.readOnly : words.environment}</FormHint>
      <FormNotice notice={isIncomplete ? { severity: 'warning', text: words.incomplete } : null} />
      <FormActions sx={{ mt: 2 }}>
        {isEditable && (
          <Button size="large" component={Link} to={toConsolePath('system')} onClick={onLeave}>
            {words.edit}
          </Button>
        )}
        <Button className="main" size="large" variant="contained" onClick={next}>
          {words.next}
        </Button>
      </FormActions>
    </>
  );
}

function Settings({ config }: { readonly config: EmailConfigReply }) {
  const { host, port, username, password, protocol, fromEmail, fromName } = config;
  const { fields, configured, notSet } = words;
  const rows: readonly (readonly [name: string, value: string])[] = [
    [fields.host, host],
    [fields.port, String(port)],
    [fields.tls, copy.tlsModes[toTlsMode(config)]],
    [fields.protocol, protocol.toUpperCase()],
    [fields.username, username],
    [fields.password, password === 'configured' ? configured : ''],
    [fields.fromEmail, fromEmail],
    [fields.fromName, fromName],
  ];
  return (
    <Facts>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? notSet : value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '9em 1fr',
    gap: theme.spacing(0, 2),
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [MEDIA.phone]: { '& > div': { gridTemplateColumns: '6.5em 1fr' } },
}));
