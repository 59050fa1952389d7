import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { copy } from '../words.ts';
import { type RenderedPicture, useExportStore } from './export-store.ts';

const words = copy.savePicture;

/** Shows pictures to be saved by a long press, in apps that refuse downloads. */
export function SavePictureDialog() {
  const pictures = useExportStore((state) => state.pictures);
  const close = () => useExportStore.setState({ pictures: [] });
  return (
    <FormDialog isOpen={pictures.length > 0} title={words.title} width="sm" onClose={close}>
      <p>{words.body}</p>
      {pictures.map((picture) => (
        <Picture key={picture.number} picture={picture} />
      ))}
    </FormDialog>
  );
}

function Picture({ picture }: { readonly picture: RenderedPicture }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const own = URL.createObjectURL(picture.blob);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [picture]);
  return url === null ? null : <Image src={url} alt={words.alt(picture.number)} />;
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  marginTop: theme.spacing(2),
  borderRadius: theme.radius.control,
}));
