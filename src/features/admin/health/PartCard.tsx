import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactNode, useId } from 'react';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from './copy.ts';
import type { Fact } from './list-facts.ts';
import { type Finding, type Level, toLevel } from './model/findings.ts';

interface PartCardProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly facts: readonly Fact[];
  /** What can be done about the part. */
  readonly children?: ReactNode;
}

const ICONS: Readonly<Record<Level, ComponentType<SvgIconProps>>> = {
  good: CheckCircleIcon,
  note: InfoIcon,
  warning: WarningIcon,
  bad: ErrorIcon,
};

/** One part of the server with its state, its facts and all that is worth attention. */
export function PartCard({ title, findings, facts, children }: PartCardProps) {
  const id = useId();
  const level = toLevel(findings);
  const Icon = ICONS[level];
  return (
    <Card aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <span className="level" data-level={level}>
          <Icon fontSize="small" aria-hidden="true" />
          {copy.levels[level]}
        </span>
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {findings.map((finding) => (
        <p key={finding}>{copy.findings[finding]}</p>
      ))}
      {children}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  const toColors = (color: string) => ({ color, background: tint(color, 8) });
  return {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(1.5),
    minWidth: 0,
    padding: theme.spacing(2.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.card,
    background: palette.background.paper,
    '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.spacing(1) },
    '& h2': { margin: 0, ...theme.typography.h6 },
    '& .level': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(0.5),
      padding: theme.spacing(0.25, 1),
      borderRadius: theme.radius.full,
      ...theme.typography.body2,
      whiteSpace: 'nowrap',
      '&[data-level="good"]': toColors(palette.success.main),
      '&[data-level="note"]': toColors(palette.info.main),
      '&[data-level="warning"]': toColors(palette.warning.main),
      '&[data-level="bad"]': toColors(palette.error.main),
    },
    '& dl': { display: 'grid', gap: theme.spacing(0.75), margin: 0 },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
    '& dt': { color: palette.text.secondary, whiteSpace: 'nowrap' },
    '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& p': { margin: 0, ...theme.typography.body2, ...PHRASE_WRAP },
  };
});
