/** Comments in generated texts. */
export const copy = {
  longInteger: '超过 2^53 的整数，JSON.parse 会丢失末位，请用字符串或支持大整数的解析器',
  exactNumber: '位数超出双精度，JSON.parse 会丢失精度，请用字符串或支持高精度的解析器',
  rootType: (type: string) => `根类型：${type}`,
  badTag: (key: string) => `键 ${key} 无法写进结构体标签，需自行实现 UnmarshalJSON`,
  keyOf: (key: string) => `键 ${key}`,
} as const;
