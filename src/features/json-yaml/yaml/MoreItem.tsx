interface MoreItemProps {
  readonly words: string;
  readonly onClick: () => void;
}

/** The last row of a list that goes on when it is asked for. */
export function MoreItem({ words, onClick }: MoreItemProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {words}
      </button>
    </li>
  );
}
