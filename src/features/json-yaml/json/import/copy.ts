import type { TableDelimiter } from '../../../../bridges/json-bridge.ts';

const DELIMITERS: Record<TableDelimiter, string> = { ',': '逗号', '\t': '制表符', ';': '分号', '|': '竖线' };

export const copy = {
  done: (rows: string, columns: string, numbers: string, delimiter: TableDelimiter, hasNames: boolean) =>
    `已把表格读成 JSON：${rows} 行 × ${columns} 列，按${DELIMITERS[delimiter]}分隔，${hasNames ? '第一行作键名' : '键名是列的序号'}；${numbers} 列是数字，其余是字符串（前导零、手机号、超过 15 位的号码都原样保留）。`,
} as const;
