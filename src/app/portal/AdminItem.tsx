import { admin } from '../../features/admin/page.ts';
import { PageItem, type PageItemProps } from './PageItem.tsx';

/** Links an administrator's menu to the administration. */
export function AdminItem(props: PageItemProps) {
  return <PageItem page={admin} {...props} />;
}
