import MailIcon from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { actionStyle } from '../../../shared/ui/action-style.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { CONTACT_MAILBOX } from '../constants.ts';
import { WAYS } from '../content.ts';
import { toMailAddress, toMailLink } from '../model/contact.ts';
import { copy } from '../words.ts';

/** Ways to take part, and the mailbox. The address is put together when the visitor asks for it. */
export function JoinBox({ id }: { readonly id: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const words = copy.join.mail;
  return (
    <Box id={id} aria-labelledby="join-title">
      <div>
        <h2 id="join-title">{copy.join.title}</h2>
        <ol>
          {WAYS.map(({ title, line }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="mail">
        <MailIcon aria-hidden="true" />
        <h3>{words.title}</h3>
        <p>{words.line}</p>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <div aria-live="polite">
          {address === null ? (
            <Action type="button" data-kind="main" onClick={() => setAddress(toMailAddress(CONTACT_MAILBOX))}>
              {words.show}
            </Action>
          ) : (
            <>
              <p className="address">{address}</p>
              <LinkAction ref={focusOn} data-kind="main" href={toMailLink(CONTACT_MAILBOX, words.subject, words.body)}>
                {words.open}
              </LinkAction>
            </>
          )}
        </div>
        <CopyButton text={() => Promise.resolve(new Blob([toMailAddress(CONTACT_MAILBOX)]))} label={words.copy} />
      </div>
    </Box>
  );
}

/** The button that showed the address is gone, so the focus moves on. */
function focusOn(link: HTMLAnchorElement | null): void {
  link?.focus();
}

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: theme.spacing(3, 6),
  padding: theme.spacing(5),
  borderRadius: theme.radius.panel,
  background: tint(theme.vars.palette.primary.main, 7),
  scrollMarginTop: theme.spacing(3),
  '& ol': { display: 'grid', gap: theme.spacing(2), margin: theme.spacing(2.5, 0, 0), padding: 0, listStyle: 'none' },
  '& ol strong': { display: 'block', fontWeight: 600 },
  '& ol span': { color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  '& .mail': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(3),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    background: theme.vars.palette.background.paper,
    textAlign: 'center',
  },
  '& .mail svg': { color: theme.vars.palette.primary.dark },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '& .address': { ...theme.mono, color: theme.vars.palette.text.primary, userSelect: 'all' },
  [MEDIA.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: theme.spacing(3) },
}));

const Action = styled('button')(actionStyle);

const LinkAction = styled('a')(actionStyle);
