import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { copy } from './copy.ts';
import { PersonField } from './PersonField.tsx';
import { type FoundPerson, usePerson } from './use-person-search.ts';
import { useWhyQuestion } from './use-why-question.ts';
import { WantedField } from './WantedField.tsx';
import { WhyAnswer } from './WhyAnswer.tsx';

interface WhyInspectorProps {
  /** Asks about this person alone. Without it, the person is chosen here and kept in the address. */
  readonly presetUser?: { readonly id: string; readonly username: string };
}

/** Explains whether a person has a right, and which role gives it. */
export function WhyInspector({ presetUser }: WhyInspectorProps) {
  const [{ userId, wanted }, ask] = useWhyQuestion(presetUser?.id ?? null);
  const [chosen, setChosen] = useState<FoundPerson | null>(null);
  const known = chosen?.id === userId ? chosen : null;
  const read = usePerson(userId, userId !== '' && presetUser === undefined && known === null);
  const person = known ?? read;
  const name = presetUser?.username ?? person?.username ?? copy.why.unnamed(userId);
  return (
    <Stack>
      {presetUser === undefined && <p>{copy.why.purpose}</p>}
      <div className="question">
        {presetUser === undefined && (
          <PersonField
            person={person}
            onChoose={(found) => {
              setChosen(found);
              ask({ userId: found?.id ?? '' });
            }}
          />
        )}
        <WantedField wanted={wanted} onChoose={(text) => ask({ wanted: text })} />
      </div>
      <WhyAnswer userId={userId} wanted={wanted} person={name} />
    </Stack>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& > p': { margin: 0, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .question': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: theme.spacing(1.5),
  },
}));
