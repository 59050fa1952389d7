import { styled } from '@mui/material/styles';
import type { PeopleChoices } from '../../../core/contracts/admin-people.ts';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from './copy.ts';
import type { RightsChange } from './model/role-options.ts';
import { labelOfCode } from './use-people-choices.ts';

interface RightsPreviewProps {
  readonly change: RightsChange;
  readonly choices: PeopleChoices;
}

const words = copy.roles;

/** What a person will have, or no longer have, with other roles. */
export function RightsPreview({ change: { gained, lost, moves }, choices }: RightsPreviewProps) {
  return (
    <Box role="status" aria-label={words.preview}>
      {moves !== null && <p>{words.moves[moves]}</p>}
      <Codes sign="+" label={words.gained} codes={gained} choices={choices} />
      <Codes sign="−" label={words.lost} codes={lost} choices={choices} />
      {gained.length === 0 && lost.length === 0 && <p>{words.same}</p>}
      <p>{words.effect}</p>
    </Box>
  );
}

interface CodesProps {
  readonly sign: string;
  readonly label: string;
  readonly codes: readonly string[];
  readonly choices: PeopleChoices;
}

function Codes({ sign, label, codes, choices }: CodesProps) {
  if (codes.length === 0) return null;
  return (
    <div>
      <strong>{label}</strong>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <span aria-hidden="true">{sign}</span> {labelOfCode(choices, code)} <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5),
  borderRadius: theme.radius.control,
  background: tint(theme.vars.palette.primary.main, 8),
  ...theme.typography.body2,
  '& p': { margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& code': { ...theme.mono, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
