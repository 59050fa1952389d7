import { deflateSync, gzipSync } from 'node:zlib';
import type { DetectedKind } from '../../../../workers/json/json.api.ts';
import { PRINTED_TABLES } from './printed-tables.ts';
import { SQL_INSERTS } from './sql-inserts.ts';
import { CSV, HTML, INI, PROPERTIES, TOML, TSV, XML, YAML } from './texts-in-lines.ts';

const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const toBase64Url = (text: string) => Buffer.from(text).toString('base64url');
const toToken = (header: string, payload: string) => `${toBase64Url(header)}.${toBase64Url(payload)}.c2lnbmF0dXJl`;
const HS256 = '{"alg":"HS256","typ":"JWT"}';

const PAYLOADS = [
  '{"sub":"1234567890","name":"John Doe","iat":1516239022}',
  '{"userId":10086,"name":"张三","exp":1714550400}',
  '{"iss":"https://auth.example.com/","aud":["a","b"],"scope":"openid profile"}',
  '{"user_name":"admin","authorities":["ROLE_ADMIN"],"jti":"a1b2","client_id":"web"}',
  '{}',
  '{"id":9007199254740993,"nbf":1714550400.5}',
  '{"openid":"oX1","unionid":"oY2","nickname":"小明🎉"}',
  '{"data":{"roles":[1,2,3],"tenant":null}}',
];

const TOKENS = [
  ...PAYLOADS.map((payload) => toToken(HS256, payload)),
  ...PAYLOADS.slice(0, 4).map((payload) => `Bearer ${toToken('{"alg":"RS256","kid":"k1"}', payload)}`),
  ...PAYLOADS.slice(4).map((payload) => `Authorization: Bearer ${toToken('{"typ":"JWT","alg":"ES256"}', payload)}`),
  ...PAYLOADS.slice(0, 2).map((payload) => `\n ${toToken(HS256, payload)} \n`),
  `${toBase64Url('{"alg":"none"}')}.${toBase64Url('{"a":1}')}.`,
  `authorization: bearer ${toToken(HS256, '{"a":1}')}`,
];

const CONTENTS = [
  '{"a":1,"b":"x"}',
  '{"code":0,"msg":"成功","data":{"list":[1,2,3]}}',
  '[{"id":1},{"id":2}]',
  'hello world, this is plain text',
  '你好，世界。这是一段中文文字',
  'username:password123',
  '<?xml version="1.0"?><a><b>1</b></a>',
  'SELECT * FROM user WHERE id = 1',
  '-----BEGIN TEST-----\nabc\n-----END TEST-----\n',
  'https://example.com/path?x=1&y=2',
];
const BASE64 = [
  ...CONTENTS.map(toBase64),
  ...CONTENTS.slice(0, 6).map(toBase64Url),
  ...CONTENTS.slice(0, 4).map((text) => toBase64(text.repeat(8)).replaceAll(/.{64}/g, '$&\n')),
];

const PACKED = ['{"a":1}', '{"list":[1,2,3],"name":"张三"}', 'plain text in gzip'].flatMap((text) => [
  gzipSync(text).toString('base64'),
  deflateSync(text).toString('base64'),
]);

const DATA = [
  `data:application/json;base64,${toBase64('{"a":1}')}`,
  'data:application/json,%7B%22a%22%3A1%7D',
  `data:text/plain;charset=utf-8;base64,${toBase64('hello')}`,
  'data:,hello%20world',
  `data:application/vnd.api+json;base64,${toBase64('[1]')}`,
];

const URL_ENCODED = [
  '%7B%22a%22%3A1%7D',
  '%7B%22name%22%3A%22%E5%BC%A0%E4%B8%89%22%7D',
  '%5B1%2C2%2C3%5D',
  '%5B%7B%22id%22%3A1%7D%5D',
  '%E4%BD%A0%E5%A5%BD',
  '%E4%BD%A0%E5%A5%BD%EF%BC%8C%E4%B8%96%E7%95%8C',
  '%D6%D0%CE%C4',
  'https%3A%2F%2Fexample.com%2Fpath%3Fa%3D1%26b%3D2',
  'http%3A%2F%2Flocalhost%3A8080%2Findex.html',
  'https://example.com/%E4%B8%AD%E6%96%87/%E8%B7%AF%E5%BE%84',
  '%7B%0A%20%20%22a%22%3A%201%0A%7D',
  '%7B%7D',
  '%7b%22lower%22%3atrue%7d',
  '%22%7B%5C%22a%5C%22%3A1%7D%22',
  '/search/%E6%89%8B%E6%9C%BA%E5%A3%B3',
  'file%3A%2F%2F%2FC%3A%2FUsers%2Fa.json',
  '%3C%3Fxml%20version%3D%221.0%22%3F%3E',
  'a%2Cb%2Cc%0A1%2C2%2C3',
  'SELECT%20*%20FROM%20t%20WHERE%20id%3D1',
  'name%3D%E5%BC%A0%E4%B8%89%26age%3D18',
];

const FORMS = [
  'a=1&b=2',
  'username=admin&password=123456',
  'name=%E5%BC%A0%E4%B8%89&age=18',
  'data=%7B%22a%22%3A1%7D',
  'grant_type=client_credentials&client_id=web&client_secret=x%2By',
  'ids%5B%5D=1&ids%5B%5D=2',
  'ids[]=1&ids[]=2&ids[]=3',
  'q=hello+world&page=1&size=20',
  'https://example.com/s?wd=json&ie=utf-8',
  'https://example.com/search?q=%E6%89%8B%E6%9C%BA&tn=25017023_10_pg#top',
  'http://localhost:8080/api/list?pageNo=1&pageSize=10&keyword=',
  '/api/user/list?pageNum=1&pageSize=10&status=0',
  '?utm_source=wx&utm_medium=share',
  'out_trade_no=20240501&total_amount=0.01&trade_status=TRADE_SUCCESS&sign=abc%2Fdef%3D%3D',
  'appid=wx123&secret=456&js_code=789&grant_type=authorization_code',
  'a=&b=&c=',
  'user.name=x&user.age=1',
  'filter=%7B%22status%22%3A%5B1%2C2%5D%7D&sort=-id',
  'callback=https%3A%2F%2Fexample.com%2Fcb&state=x1',
  '_=1714550400123&token=eyJhbGciOi',
];

const JAVA = [
  'User(id=1, name=张三)',
  'Order(id=1, user=User(id=2, name=张三), items=[Item(sku=A1, qty=2)], paid=true)',
  "User{id=1, name='张三'}",
  'User{id=1, addr=Address{city=北京, zip=100000}}',
  'User[id=1, name=x]',
  'UserDTO [id=1, name=x]',
  'com.example.User@1b6d3586[id=1,name=x]',
  '{a=1, b={c=2}}',
  '{code=200, msg=success, data=[1, 2]}',
  '[User(id=1, name=a), User(id=2, name=b)]',
  '[{id=1, name=a}, {id=2, name=b}]',
  'ResponseEntity{status=200, body={code=0}}',
  'Result(code=0, msg=null, data=PageInfo(total=1, list=[]))',
  'LoginRequest(username=admin, password=***)',
  'Person(name=Tom, birth=2024-05-01T12:00:00Z)',
  'MoreObjects{x=1, y=2}',
  'Point(x=1.5, y=-2)',
  'Config{timeout=30s, retries=3}',
  "User(id=1, name='张三', tags=['a'])",
  'Entity(createTime=Wed May 01 12:00:00 CST 2024, deleted=false)',
];
const GO = ['{Id:1 Name:张三 Tags:[a b] Addr:{City:x Zip:1}}', '&{ID:1 Name:x}', 'main.User{ID:1 Name:x}', '{A:1 B:2}'];
const PYTHON = [
  "{'a': 1}",
  "{'name': '张三', 'ok': True, 'none': None}",
  "[{'id': 1}, {'id': 2}]",
  "{u'a': u'b'}",
  "({'a': 1},)",
];
const CONSOLE = [
  '(2) [{…}, {…}]',
  '(3) [1, 2, 3]',
  '{a: 1, list: Array(3), [[Prototype]]: Object}',
  'Object\ncode: 200\nmsg: "ok"',
  'Map(1) { "a" => 1 }',
  "User { id: 1, name: 'x' }",
  '▶ {code: 200, data: Array(2)}',
];
const PHP = [
  'Array\n(\n    [id] => 1\n    [name] => 张三\n)\n',
  'stdClass Object\n(\n    [id] => 1\n)\n',
  'App\\Models\\User Object\n(\n    [id:protected] => 1\n)\n',
  'Array\n(\n)\n',
  'array(1) {\n  ["id"]=>\n  int(1)\n}',
  'object(User)#1 (1) {\n  ["name"]=>\n  string(6) "张三"\n}',
  "array (\n  'id' => 1,\n)",
  'a:2:{s:2:"id";i:1;s:4:"name";s:6:"张三";}',
  'O:8:"stdClass":1:{s:1:"a";i:1;}',
  'a:0:{}',
];

const RECORDS = [
  '{"a":1}\n{"a":2}',
  '{"id":1,"name":"x"}\n{"id":2,"name":"y"}\n{"id":3,"name":"z"}\n',
  '[1,2]\n[3,4]\n',
  '{"level":"info"}\r\n{"level":"warn"}\r\n',
];
const CURL = [
  `curl 'https://a.com/b' -H 'content-type: application/json' --data-raw '{"a":1}'`,
  `curl -X POST https://a.com -d '{"a":1}'`,
  `curl https://a.com \\\n  -H 'x: y' \\\n  --data '{"a":"it'\\''s"}' \\\n  --compressed`,
  'curl https://a.com -d a=1 -d b=2',
  `curl "https://a.com" --json "{\\"a\\":1}"`,
  'curl "https://a.com" ^\n  -H "content-type: application/json" ^\n  --data-raw "^{^\\^"a^\\^":1^}"',
  `$ curl -s https://a.com --data-urlencode 'q=a b'`,
  `curl https://a.com --data-raw $'{"a":"\\u4f60"}'`,
];
const HTTP = [
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"a":1}',
  'POST /api HTTP/1.1\nHost: a.com\nContent-Type: application/json\n\n{"a":1}',
  'HTTP/2 400\ncontent-type: application/json\n\n{"error":"x"}',
  'POST /f HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\na=1&b=2',
];
const HEX = [
  '7b2261223a317d0a7b2261223a327d',
  '0x7b226e616d65223a2261227d',
  '00000000: 7b22 6122 3a31 7d0a                      {"a":1}.\n',
  '00000000  7b 22 61 22 3a 31 7d 0a                           |{"a":1}.|\n00000008\n',
  '7b 22 61 22 3a 31 7d 0a 7b 7d',
];
const STRINGS = ['"{\\"a\\":1}"', '"[{\\"a\\":1},{\\"b\\":2}]"', '"[1,2,3]"'];
const TIMES = ['1714550400', '1714550400123'];

const TEXTS: Record<DetectedKind, readonly string[]> = {
  jwt: TOKENS,
  base64: BASE64,
  compressed: PACKED,
  'data-url': DATA,
  url: URL_ENCODED,
  form: FORMS,
  java: JAVA,
  go: GO,
  python: PYTHON,
  console: CONSOLE,
  php: PHP,
  csv: CSV,
  tsv: TSV,
  yaml: YAML,
  properties: PROPERTIES,
  toml: TOML,
  'printed-table': PRINTED_TABLES.map(([text]) => text),
  'sql-insert': SQL_INSERTS.map(([text]) => text),
  ini: INI,
  xml: XML,
  html: HTML,
  ndjson: RECORDS,
  curl: CURL,
  http: HTTP,
  hex: HEX,
  string: STRINGS,
  timestamp: TIMES,
};

/** Texts with clear signs of a kind. */
export const TEXTS_WITH_SIGNS: readonly (readonly [DetectedKind, string])[] = Object.entries(TEXTS).flatMap(
  ([kind, texts]) => texts.map((text) => [kind as DetectedKind, text] as const),
);
