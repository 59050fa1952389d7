import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { NARROW_MAX_WIDTH_PX } from '../../shared/constants.ts';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import type { Tool } from '../../shared/tool/define-tool.ts';
import { ToolLink } from '../../shared/tool/ToolLink.tsx';
import { toolName } from '../../shared/tool/tool-name.ts';
import { AlternatingText } from './AlternatingText.tsx';

interface PortalTabProps {
  readonly tool: Tool;
  readonly isActive: boolean;
}

/** A tab: icon and label, the icon alone with a tooltip on narrow screens; its accessible name never changes. */
export function PortalTab({ tool, isActive }: PortalTabProps) {
  const isNarrow = useMediaQuery(`(max-width: ${NARROW_MAX_WIDTH_PX}px)`);
  const [isHeld, setIsHeld] = useState(false);
  const { icon: Icon, label } = tool.tab;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <Tooltip title={isNarrow ? toolName(tool) : ''}>
      <Tab
        tool={tool}
        {...(isActive ? { 'aria-current': 'page' as const } : {})}
        onPointerEnter={hold}
        onPointerLeave={release}
      >
        <Icon fontSize="small" aria-hidden="true" />
        <span className="label" aria-hidden="true">
          {typeof label === 'string' ? label : <AlternatingText texts={label.texts} isHeld={isHeld} />}
        </span>
      </Tab>
    </Tooltip>
  );
}

const Tab = styled(ToolLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  gap: theme.spacing(0.75),
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 18 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 12px 0',
    height: 2,
    borderRadius: 2,
    background: 'transparent',
  },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    '&::after': { background: theme.vars.palette.primary.main },
  },
  [`@media (max-width: ${NARROW_MAX_WIDTH_PX}px)`]: {
    justifyContent: 'center',
    width: 48,
    padding: 0,
    '& .label': { display: 'none' },
    '& .MuiSvgIcon-root': { fontSize: 22 },
  },
}));
