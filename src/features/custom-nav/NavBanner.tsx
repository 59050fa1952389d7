import CloseIcon from '@mui/icons-material/Close';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { PageLink } from '../../shared/tool/PageLink.tsx';
import { usePageList } from '../../shared/tool/page-list.ts';
import { bannerClosed } from './nav-store.ts';
import { copy } from './words.ts';

/** The page that sends files to other devices. */
const STATION_ID = 'lan-chat';

/**
 * Where the data is kept and how it gets to another device. The way there is shown once its page exists. On phones it stands
 * below the links.
 */
export function NavBanner({ isReady }: { readonly isReady: boolean }) {
  const isClosed = bannerClosed.useValue();
  const station = usePageList().find(({ id }) => id === STATION_ID);
  if (isClosed) return null;
  return (
    <Banner data-ready={isReady}>
      <InfoIcon fontSize="small" aria-hidden="true" />
      <p>{copy.banner.text}</p>
      {station !== undefined && (
        <PageLink page={station} className="go">
          {copy.banner.open}
        </PageLink>
      )}
      <IconButton size="small" aria-label={copy.banner.close} onClick={() => bannerClosed.set(true)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Banner>
  );
}

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.radius.control,
  background: tint(theme.vars.palette.info.main, 8),
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  '& p': { flex: '1 1 0', minWidth: '12em', margin: 0 },
  // There it would move once the links are known.
  [MEDIA.phone]: { order: 1, '&[data-ready="false"]': { display: 'none' } },
  '& .go': { color: theme.vars.palette.primary.dark, fontWeight: 600 },
}));
