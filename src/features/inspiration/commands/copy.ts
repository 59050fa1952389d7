/** Names of the commands, and further words that find them. */
export const copy = {
  create: { name: '新建目标', search: ['添加目标', '新的计划', 'new goal', 'add plan'] },
} as const;
