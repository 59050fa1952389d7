/** Keys of the card maker, as the list of keys shows them. */
export const keys = [{ keys: ['Ctrl / ⌘', 'Z'], words: '撤销（再按 Shift 是重做）' }] as const;
