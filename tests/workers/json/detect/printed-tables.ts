/** Tables as programs print them, with their JSON. */
export const PRINTED_TABLES: readonly (readonly [text: string, json: string])[] = [
  [
    '+----+------+-------+\n| id | name | code  |\n+----+------+-------+\n|  1 | 张三 | 00123 |\n|  2 | NULL | 00124 |\n+----+------+-------+\n2 rows in set (0.00 sec)\n',
    '[{"id":1,"name":"张三","code":"00123"},{"id":2,"name":null,"code":"00124"}]',
  ],
  [
    'mysql> select * from t;\n+------+\n| n    |\n+------+\n| 1.50 |\n| NULL |\n+------+\n2 rows in set, 1 warning (0.01 sec)\n\nmysql> ',
    '[{"n":1.50},{"n":null}]',
  ],
  [
    '*************************** 1. row ***************************\n     id: 1\n   note: a: b\nline 2\n*************************** 2. row ***************************\n     id: 12345678901234567890\n   note: NULL\n2 rows in set (0.00 sec)\n',
    '[{"id":"1","note":"a: b\\nline 2"},{"id":"12345678901234567890","note":null}]',
  ],
  [
    ' id | name | at \n----+------+----\n  1 | 张三 | 10:30\n  2 |      | \n(2 rows)\n',
    '[{"id":1,"name":"张三","at":"10:30"},{"id":2,"name":"","at":""}]',
  ],
  [
    'db=# select 1, 2;\n ?column? | ?column? \n----------+----------\n        1 |        2\n(1 row)\n\n',
    '[{"?column?":1,"?column?_2":2}]',
  ],
  ['| id | 名 |\n|---:|:---:|\n| 1 | a\\|b |\n| 2 | `x` |\n', '[{"id":1,"名":"a|b"},{"id":2,"名":"`x`"}]'],
  [' lang | n \n------+---\n C#   | 3\n F#   | 4\n(2 rows)\n', '[{"lang":"C#","n":3},{"lang":"F#","n":4}]'],
  [
    '*** 1. row ***\nid: 1\nnote: a\n(3 rows)\nC# x\n1 row in set (0.00 sec)\n\nmysql> ',
    '[{"id":1,"note":"a\\n(3 rows)\\nC# x"}]',
  ],
  ['a | b\n--- | ---\n1 | true\n', '[{"a":1,"b":true}]'],
];
