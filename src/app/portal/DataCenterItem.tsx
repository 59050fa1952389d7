import { dataCenter } from '../../features/data-center/page.ts';
import { PageItem, type PageItemProps } from './PageItem.tsx';

/** Links the header's menus to the data center. */
export function DataCenterItem(props: PageItemProps) {
  return <PageItem page={dataCenter} {...props} />;
}
