export const CSV = [
  'id,name\n1,a\n2,b',
  'id,name,age\r\n1,张三,18\r\n2,李四,20\r\n',
  'name,city\nTom,"New York, NY"\nAnn,London',
  '"id","name"\n"1","a"',
  'id,remark\n1,"第一行\n第二行"\n2,x',
  '日期,销售额,备注\n2024-05-01,100.50,无\n2024-05-02,98,有',
  '1,2,3\n4,5,6',
  '2024-05-01,10\n2024-05-02,20',
  'a,b,c\n,,\n1,,3',
  'code,amount\n007,1.10\n008,2.00',
  'x,y\n0.1,0.2\n0.3,0.4\n0.5,0.6',
  'id,json\n1,"{""a"":1}"\n2,"{""a"":2}"',
  'ip,port\n10.0.0.1,80\n10.0.0.2,443',
  'email,name\na@b.com,A\nc@d.com,C',
  'Name, Age, City\nTom, 18, Paris\nAnn, 20, Rome',
  '订单号,金额\n202405010001,9.9\n202405010002,19.9',
  'a,b\n"x",1',
  'user_id,created_at,status\n1,2024-05-01 12:00:00,1\n2,2024-05-02 12:00:00,0',
  'k,v\n1,-2\n3,-4',
  'h1,h2,h3,h4\n1,2,3,4',
];
export const TSV = [
  'id\tname\n1\ta\n2\tb',
  '姓名\t年龄\t城市\n张三\t18\t北京\n李四\t20\t上海\n',
  '1\t2\n3\t4',
  'a\tb\tc\r\n1\t\t3\r\n',
  '商品\t单价\n"带 换行\n的"\t1.5\n苹果\t2',
  'id\temail\n1\ta@b.com',
];

export const YAML = [
  'name: 张三\nage: 18',
  'server:\n  port: 8080\n  host: localhost\n',
  'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: x\ndata:\n  a: "1"\n',
  'version: "3"\nservices:\n  web:\n    image: nginx\n    ports:\n      - "80:80"\n',
  '---\na: 1\n---\nb: 2\n',
  'list:\n  - a\n  - b\n',
  '# comment\nkey: value\nother: 2\n',
  '- name: a\n  value: 1\n- name: b\n  value: 2\n',
  'spring:\n  datasource:\n    url: jdbc:mysql://localhost:3306/db?useSSL=false\n    username: root\n',
  'script: |\n  echo hello\n  echo world\nname: x\n',
  'on:\n  push:\n    branches: [main]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci\n',
  'a: 1\nb: [1, 2]\nc: {d: 1}\n',
  'openapi: 3.0.0\ninfo:\n  title: API\n  version: 1.0.0\npaths: {}\n',
  '姓名: 张三\n年龄: 18\n爱好:\n  - 读书\n',
  '"quoted key": 1\nother: 2\n',
  'logging:\n  level:\n    root: info\n    com.example: debug\n',
  'anchors: &a\n  x: 1\nuse:\n  <<: *a\n  y: 2\n',
  'image:\n  repository: nginx\n  tag: "1.25"\nreplicaCount: 2\n',
  'tags:\n- a\n- b\nname: x\n',
  'key:\n  nested:\n    deep: true\n',
];

export const PROPERTIES = [
  'server.port=8080\nserver.host=localhost',
  '# comment\nspring.datasource.url=jdbc:mysql://localhost:3306/db?a=1\nspring.datasource.username=root\n',
  'server.port = 8080\nserver.servlet.context-path = /api\n',
  'DB_HOST=localhost\nDB_PORT=3306\nDB_NAME=test\n',
  'logging.level.root=INFO\nlogging.file.name=app.log\nlogging.pattern.console=%d %msg%n\n',
  'NODE_ENV=production\nAPI_URL=https://example.com/api\nSECRET=\n',
  'a.b[0]=1\na.b[1]=2\n',
  'message.hello=\\u4f60\\u597d\nmessage.bye=\\u518d\\u89c1\n',
];
export const TOML = [
  '[package]\nname = "x"\nversion = "0.1.0"\n\n[dependencies]\nserde = "1"\n',
  'title = "TOML"\n\n[owner]\nname = "Tom"\ndob = 1979-05-27T07:32:00Z\n',
  '[tool.poetry]\nname = "x"\nauthors = ["a", "b"]\n',
  '[[products]]\nname = "Hammer"\nsku = 1\n\n[[products]]\nname = "Nail"\n',
];
export const INI = [
  '[mysqld]\nport=3306\ndatadir=/var/lib/mysql\n',
  '; comment\n[section]\nkey=value\nother=value 2\n',
  '[a]\nx=one\n[b]\ny=two\n',
  '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n[remote "origin"]\n\turl = https://example.com/a.git\n',
];
export const XML = [
  '<?xml version="1.0" encoding="UTF-8"?>\n<root><a>1</a></root>',
  '<xml><ToUserName><![CDATA[a]]></ToUserName></xml>',
  '<note id="1"><to>Tom</to></note>',
  '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion></project>',
  '<soap:Envelope xmlns:soap="http://x"><soap:Body/></soap:Envelope>',
];
export const HTML = [
  '<!DOCTYPE html><html><body>502</body></html>',
  '<html>\n<head><title>404 Not Found</title></head></html>',
];
