import CropIcon from '@mui/icons-material/Crop';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import { FILE_BYTES_MAX } from './file-limit.ts';
import picture from './picture.svg';

export const imageCrop = defineTool({
  id: 'image-crop',
  name: copy.tab,
  icon: CropIcon,
  tab: { opens: 'new-tab' },
  group: 'create',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./ImageCropScreen.tsx') }],
  accepts: [
    {
      files: ['image/*', '.heic', '.heif', '.avif'],
      receives: { handoff: 'image', action: copy.receives, contents: ['picture'], maxBytes: FILE_BYTES_MAX },
    },
  ],
  loadData: () => import('./data.ts'),
  loadCommands: () => import('./commands/commands.ts'),
});
