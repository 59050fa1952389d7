/** The name of the file that a text came from, shortened where there is no room for it. */
export function FileName({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  return (
    <span className="file" title={name}>
      {name}
    </span>
  );
}
