import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { copy } from './copy.ts';
import type { RoleOption } from './model/role-options.ts';

interface RoleCheckboxesProps {
  readonly options: readonly RoleOption[];
  readonly chosen: readonly string[];
  /** The problem of the choice in words. */
  readonly problem: string | null;
  readonly onChange: (chosen: readonly string[]) => void;
}

const words = copy.roles;

/** A choice of roles; those that cannot be given or taken say why. */
export function RoleCheckboxes({ options, chosen, problem, onChange }: RoleCheckboxesProps) {
  const id = useId();
  return (
    <Group aria-describedby={`${id}-problem`}>
      <legend>{words.label}</legend>
      <div className="options">
        {options.map(({ role: { name, label, permissions }, obstacle }) => (
          <div key={name}>
            <FormControlLabel
              label={label}
              disabled={obstacle !== null}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(name)}
                  slotProps={{ input: { 'aria-describedby': `${id}-${name}` } }}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
                  }
                />
              }
            />
            <small id={`${id}-${name}`}>
              {obstacle === null ? words.permissionCount(permissions.length) : words.obstacles[obstacle]}
            </small>
          </div>
        ))}
      </div>
      <p id={`${id}-problem`} role={problem === null ? undefined : 'alert'}>
        {problem}
      </p>
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, ...theme.typography.subtitle2 },
  '& .options': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
    gap: theme.spacing(0.5, 2),
  },
  '& .options > div': { display: 'grid' },
  '& small': {
    marginBlockStart: theme.spacing(-1),
    paddingInlineStart: theme.spacing(3.5),
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& p': { margin: 0, ...theme.typography.caption, color: theme.vars.palette.error.main },
}));
