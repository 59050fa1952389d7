import { copy } from './copy.ts';

/** How a tool is used, folded until it is opened. */
export function UsageNotes({ items }: { readonly items: readonly string[] }) {
  return (
    <details>
      <summary>{copy.usage}</summary>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
