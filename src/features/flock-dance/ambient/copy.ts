/** Words of just watching the pond. */
export const copy = {
  label: '静静看，按 Esc 退出',
  leave: '退出静静看',
} as const;
