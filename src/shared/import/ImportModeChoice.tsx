import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { copy } from '../data/copy.ts';
import type { ImportMode } from '../tool/tool-data.ts';

interface ImportModeChoiceProps {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
}

const words = copy.import;
const MODES: readonly ImportMode[] = ['merge', 'replace'];

export function ImportModeChoice({ mode, onChange }: ImportModeChoiceProps) {
  return (
    <FormControl>
      <FormLabel>{words.mode}</FormLabel>
      <RadioGroup value={mode} onChange={(_event, value) => onChange(value === 'replace' ? 'replace' : 'merge')}>
        {MODES.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={
              <Label>
                {words.modes[each].name}
                <span>{words.modes[each].hint}</span>
              </Label>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const Label = styled('span')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(0.5, 0),
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
