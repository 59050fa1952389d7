import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { content } from '../content.ts';
import { copy } from '../words.ts';

const words = copy.lobby;

/** How the tool is used, and the meaning of "the same network". */
export function LobbyNotes() {
  return (
    <Notes>
      <section>
        <h2>{words.tips}</h2>
        <ol>
          {content.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{words.network}</h2>
        <ul>
          {content.network.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Notes>
  );
}

const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& h2': { ...theme.typography.h6, margin: theme.spacing(0, 0, 1) },
  '& ol, & ul': { display: 'grid', gap: theme.spacing(0.75), margin: 0, paddingInlineStart: '1.4em' },
  '& li': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  [MEDIA.stacked]: { padding: theme.spacing(0, 1) },
}));
