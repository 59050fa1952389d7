/** Queries to start from, each with its meaning. */
export const EXAMPLES: readonly { readonly query: string; readonly meaning: string }[] = [
  { query: '$..name', meaning: '所有层级里叫 name 的值' },
  { query: '$[*].id', meaning: '数组里每一项的 id' },
  { query: '$.list[0:3]', meaning: 'list 的前三项' },
  { query: '$..[?@.price > 10]', meaning: 'price 大于 10 的对象' },
  { query: "$..[?@.status == 'ok' && @.id]", meaning: 'status 是 ok 且有 id 的对象' },
  { query: "$..[?search(@.name, '张')]", meaning: 'name 里含“张”的对象' },
  { query: '.list[] | {id, name}', meaning: '每一项只留 id 和 name' },
  { query: '.list | map(select(.age >= 18))', meaning: '筛选后仍是数组' },
  { query: '.list | length', meaning: 'list 有几项' },
  { query: 'keys', meaning: '最外层的所有键' },
];
