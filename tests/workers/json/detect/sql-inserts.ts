/** Rows of SQL with their JSON. */
export const SQL_INSERTS: readonly (readonly [text: string, json: string])[] = [
  ["INSERT INTO t (a, b) VALUES\n(1, 'x'),\n(2, 'y');", '[{"a":1,"b":"x"},{"a":2,"b":"y"}]'],
  [
    "insert into `db`.`t`(`id`,`名 称`) values(1,'it\\'s \\n\\\\'),(2,NULL)",
    '[{"id":1,"名 称":"it\'s \\n\\\\"},{"id":2,"名 称":null}]',
  ],
  ["INSERT INTO t (a) VALUES ('it''s'), ('a, (b)'), ('');", '[{"a":"it\'s"},{"a":"a, (b)"},{"a":""}]'],
  ["INSERT INTO t (a) VALUES ('it\\'s');", '[{"a":"it\'s"}]'],
  ["INSERT INTO t (a) VALUES ('C:\\dir');", '[{"a":"C:\\\\dir"}]'],
  ["INSERT INTO t (a) VALUES (E'a\\nb');", '[{"a":"a\\nb"}]'],
  ["INSERT INTO [dbo].[t] ([a], [b c]) VALUES (N'中', 0x1F);\nGO", '[{"a":"中","b c":"0x1F"}]'],
  [
    'INSERT INTO "t" ("id", "n", "ok") VALUES (12345678901234567890, -1.50, TRUE);',
    '[{"id":12345678901234567890,"n":-1.50,"ok":true}]',
  ],
  [
    "INSERT INTO t (j, d) VALUES ('{\"a\":1}'::jsonb, '2024-01-01'::date) ON CONFLICT (j) DO UPDATE SET d = 'x;y';",
    '[{"j":"{\\"a\\":1}","d":"2024-01-01"}]',
  ],
  [
    'INSERT INTO t VALUES (1, NOW(), 1 + (2 * 3)), (2, DEFAULT, +5);',
    '[{"1":1,"2":"NOW()","3":"1 + (2 * 3)"},{"1":2,"2":"DEFAULT","3":"+5"}]',
  ],
  ['REPLACE INTO t (a) VALUES (007);\nREPLACE INTO t (a) VALUES (.5); -- done', '[{"a":"007"},{"a":".5"}]'],
  [
    "-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `u`;\nCREATE TABLE `u` (\n  `id` int NOT NULL COMMENT 'a, (b);',\n  `name` varchar(20) DEFAULT 'x',\n  PRIMARY KEY (`id`),\n  KEY `k` (`name`)\n) ENGINE=InnoDB;\nLOCK TABLES `u` WRITE;\nINSERT INTO `u` VALUES (1,'张三'),(2,_binary 'b');\nUNLOCK TABLES;\n",
    '[{"id":1,"name":"张三"},{"id":2,"name":"b"}]',
  ],
  [
    'INSERT INTO a (x) VALUES (1);\nINSERT INTO b (y) VALUES (2);\nINSERT INTO a (x) VALUES (3);',
    '{"a":[{"x":1},{"x":3}],"b":[{"y":2}]}',
  ],
  ['INSERT INTO t (a, b) VALUES ("say ""hi""", \'"x"\');', '[{"a":"say \\"hi\\"","b":"\\"x\\""}]'],
];

/** Texts that are no rows of SQL, or whose rows do not fit their names. */
export const NO_SQL_INSERTS: readonly string[] = [
  'INSERT INTO t (a, b) VALUES (1);',
  'INSERT INTO t (a) SELECT a FROM b;',
  "INSERT INTO t (a) VALUES ('open",
  'INSERT INTO t (a) VALUES (1',
  'INSERT INTO t (a) VALUES (1,);',
  "INSERT INTO t (a) VALUES ('a' 'b');",
  'Hello. INSERT INTO t (a) VALUES (1);',
];
