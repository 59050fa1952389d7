import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useToolList } from '../../shared/tool/tool-list.ts';
import { copy } from '../copy.ts';
import { toolAtPath } from '../registry.ts';
import { UnsavedWorkGuard } from '../UnsavedWorkGuard.tsx';
import { CONTENT_MAX_WIDTH_PX } from './constants.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PortalHeader } from './PortalHeader.tsx';

/** Header above, the page below; how they meet is the tool's `layout`. Each screen renders its own `<main>`. */
export function PortalLayout() {
  const tools = useToolList();
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const tool = toolAtPath(tools, pathname);
  const isPadded = tool?.layout.padded ?? false;
  return (
    <>
      <SkipLink
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {copy.header.skip}
      </SkipLink>
      <PortalHeader
        tools={tools}
        activeToolId={tool?.id}
        layout={tool?.layout ?? { header: 'static' }}
        pageKey={pathname}
      />
      <Content ref={content} id="content" tabIndex={-1} data-padded={isPadded}>
        <Outlet />
      </Content>
      <PageAnnouncer tool={tool} />
      <UnsavedWorkGuard />
      <ScrollRestoration />
    </>
  );
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

const Content = styled('div')(({ theme }) => ({
  outline: 'none',
  '&[data-padded="true"]': {
    maxWidth: CONTENT_MAX_WIDTH_PX,
    margin: '0 auto',
    padding: theme.spacing(3, 2),
  },
}));
