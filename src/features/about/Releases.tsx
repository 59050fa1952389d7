import { styled } from '@mui/material/styles';
import { RELEASES } from './content.ts';

/** The releases with their changes, the latest first. */
export function Releases() {
  return (
    <List>
      {RELEASES.map(({ date, title, lines }) => (
        <li key={date}>
          <time dateTime={date}>{date}</time>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: theme.spacing(2, 0, 2.5), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& time': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingLeft: theme.spacing(2.5) },
  '& ul > li': { lineHeight: 1.75, textWrap: 'pretty' },
}));
