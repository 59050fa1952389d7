import MetIcon from '@mui/icons-material/CheckCircle';
import UnmetIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { styled } from '@mui/material/styles';
import {
  type CheckedRule,
  checkPassword,
  type PasswordFlow,
  scorePassword,
  toStrength,
} from '../../core/auth/password-policy.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';

interface PasswordRulesProps {
  readonly flow: PasswordFlow;
  readonly password: string;
}

/** The rules of a flow while the password is typed, from the table by which client and server check it. */
export function PasswordRules({ flow, password }: PasswordRulesProps) {
  const text = copy.rules;
  const rules = checkPassword(flow, password);
  const left = rules.filter(({ isMet }) => !isMet).length;
  const score = scorePassword(password);
  return (
    <Box>
      <List aria-label={text.title}>
        {rules.map((rule) => (
          <li key={rule.rule} data-met={rule.isMet}>
            {rule.isMet ? <MetIcon aria-hidden="true" /> : <UnmetIcon aria-hidden="true" />}
            <span>{toWords(rule)}</span>
            <VisuallyHidden>{rule.isMet ? text.met : text.unmet}</VisuallyHidden>
          </li>
        ))}
      </List>
      {password !== '' && (
        <Strength data-score={score}>
          <span className="bars" aria-hidden="true">
            {BARS.map((bar) => (
              <i key={bar} data-on={score >= bar} />
            ))}
          </span>
          <span>{text.strengthLabel(copy.strengths[toStrength(score)])}</span>
        </Strength>
      )}
      <VisuallyHidden aria-live="polite">
        {password === '' ? '' : left === 0 ? text.allMet : text.left(left)}
      </VisuallyHidden>
    </Box>
  );
}

/** One per point of the score. */
const BARS = [1, 2, 3, 4, 5];

function toWords({ rule, minimum = 0 }: CheckedRule): string {
  const words = copy.rules;
  switch (rule) {
    case 'length':
      return words.length(minimum);
    case 'strength':
      return words.strength(minimum);
    case 'not-common':
      return words.common;
    default:
      return words[rule];
  }
}

/** Belongs to the field above it, and stands apart from the one below. */
const Box = styled('div')(({ theme }) => ({
  minHeight: 76,
  margin: theme.spacing(-1, 0, 1),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1) },
  '& svg': { flex: 'none', width: 18, height: 18, marginTop: 2 },
  '& li[data-met="true"] svg': { color: theme.vars.palette.success.main },
}));

const Strength = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
  '& .bars': { display: 'flex', gap: 4 },
  '& i': { width: 28, height: 4, borderRadius: theme.radius.full, background: theme.vars.palette.divider },
  '& i[data-on="true"]': { background: theme.vars.palette.error.main },
  '&[data-score="3"] i[data-on="true"]': { background: theme.vars.palette.warning.main },
  '&[data-score="4"] i[data-on="true"], &[data-score="5"] i[data-on="true"]': {
    background: theme.vars.palette.success.main,
  },
}));
