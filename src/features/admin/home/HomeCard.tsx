import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { tint } from '../../../shared/look/tint.ts';

interface HomeCardProps {
  readonly icon: ComponentType<SvgIconProps>;
  readonly title: string;
  readonly text: string;
  /** One button. */
  readonly children: ReactNode;
}

/** One thing to do, with its button at the bottom, so that the buttons of a row are level. */
export function HomeCard({ icon: Icon, title, text, children }: HomeCardProps) {
  return (
    <Card>
      <div className="head">
        <span className="icon">
          <Icon aria-hidden="true" />
        </span>
        <h3>{title}</h3>
      </div>
      <p>{text}</p>
      <div className="action">{children}</div>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: theme.radius.control,
    background: tint(theme.vars.palette.primary.main, 10),
    color: theme.vars.palette.primary.main,
  },
  '& h3': { ...theme.typography.h6, margin: 0 },
  '& p': { ...theme.typography.body2, ...PHRASE_WRAP, margin: 0, color: theme.vars.palette.text.secondary },
  '& .action': { marginTop: 'auto', paddingTop: theme.spacing(0.5) },
}));
