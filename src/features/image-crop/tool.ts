import CropIcon from '@mui/icons-material/Crop';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const imageCrop = defineTool({
  id: 'image-crop',
  name: copy.tab,
  icon: CropIcon,
  tab: { opens: 'new-tab' },
  summary: copy.summary,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./ImageCropScreen.tsx') }],
  accepts: [{ files: ['image/*', '.heic', '.heif', '.avif'] }],
  loadData: () => import('./data.ts'),
});
