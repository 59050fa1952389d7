import Button, { type ButtonProps } from '@mui/material/Button';

/** A button of a message, in the color of its text. */
export function NoticeButton({ label, ...props }: ButtonProps & { readonly label: string }) {
  return (
    <Button size="small" color="inherit" {...props}>
      {label}
    </Button>
  );
}
