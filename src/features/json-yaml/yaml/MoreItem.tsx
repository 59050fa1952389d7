interface MoreItemProps {
  readonly words: string;
  readonly onClick: () => void;
}

/** The last row of a shortened list: shows the rest. */
export function MoreItem({ words, onClick }: MoreItemProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {words}
      </button>
    </li>
  );
}
