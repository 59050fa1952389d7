import { Sheet, type SheetProps } from './Sheet.tsx';

type FormDialogProps = Pick<SheetProps, 'isOpen' | 'title' | 'onClose' | 'onExited' | 'width' | 'actions' | 'children'>;

/**
 * A sheet with something to fill in. Closes by its button, Escape and Back, but not by a click beside it, which would
 * lose the text.
 */
export function FormDialog(props: FormDialogProps) {
  return <Sheet {...props} place="top" />;
}
