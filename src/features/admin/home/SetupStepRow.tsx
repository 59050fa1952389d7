import DoneIcon from '@mui/icons-material/CheckCircle';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/InfoOutlined';
import PostponedIcon from '@mui/icons-material/PauseCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Button from '@mui/material/Button';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SetupStep } from '../../../core/contracts/admin-access.ts';
import { ADMIN_PATH } from '../../../core/paths.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { toConsolePath } from '../access/console-path.ts';
import { describeMailFailure } from '../mail/describe-mail-failure.ts';
import { copy } from './copy.ts';
import type { SetupEntry, SetupState } from './model/setup-list.ts';

const words = copy.setup;
const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });

const ICONS: Readonly<Record<SetupState, ComponentType<SvgIconProps>>> = {
  done: DoneIcon,
  open: OpenIcon,
  postponed: PostponedIcon,
  failed: FailedIcon,
  unknown: UnknownIcon,
};

interface SetupStepRowProps {
  readonly entry: SetupEntry;
  readonly onOpenMail: () => void;
}

/** One step of the first run: its state, why it failed, what to do, and the way there. */
export function SetupStepRow({ entry, onOpenMail }: SetupStepRowProps) {
  const { step, state, failure, at } = entry;
  const Icon = ICONS[state];
  const isDone = state === 'done';
  return (
    <Row data-state={state}>
      <Icon aria-hidden="true" />
      <div>
        <strong>{words.steps[step]}</strong>
        <span className="state">
          {words.states[state]}
          {at !== null && ` ${words.at(TIME.format(at))}`}
        </span>
        {failure !== null && <p className="failure">{describeStepFailure(failure)}</p>}
        {!isDone && <p>{state === 'unknown' ? words.unknownBackup : words.advice[step]}</p>}
      </div>
      {!isDone && state !== 'unknown' && <span className="action">{toAction(step, onOpenMail)}</span>}
    </Row>
  );
}

/** Mails that fail outside of a test name no hop. */
function describeStepFailure(code: string): string {
  return code === 'MAIL_UNAVAILABLE' ? words.down : describeMailFailure(code);
}

function toAction(step: SetupStep, onOpenMail: () => void): ReactNode {
  if (step === 'mail') return <ToPage to={toConsolePath('system')}>{words.toMail}</ToPage>;
  if (step === 'backup') return <ToPage to={`${ADMIN_PATH}/health`}>{words.toBackup}</ToPage>;
  if (step !== 'mail-test') return null;
  return (
    <Button size="small" variant="outlined" onClick={onOpenMail}>
      {words.toTest}
    </Button>
  );
}

function ToPage({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button component={Link} to={to} size="small" variant="outlined">
      {children}
    </Button>
  );
}

const Row = styled('li')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: theme.spacing(0, 1.5),
    padding: theme.spacing(1.25, 0),
    borderTop: `1px solid ${palette.divider}`,
    '& > svg': { marginTop: 2, color: palette.text.secondary },
    '&[data-state="done"] > svg': { color: palette.success.main },
    '&[data-state="postponed"] > svg': { color: palette.warning.main },
    '&[data-state="failed"] > svg': { color: palette.error.main },
    '& strong': { marginInlineEnd: theme.spacing(1.5) },
    '& .state': { ...theme.typography.body2, color: palette.text.secondary },
    '& p': {
      ...theme.typography.body2,
      ...PHRASE_WRAP,
      margin: theme.spacing(0.25, 0, 0),
      color: palette.text.secondary,
    },
    '& .failure': { color: palette.error.main },
    [MEDIA.phone]: { '& .action': { gridColumn: 2, marginTop: theme.spacing(1) } },
  };
});
