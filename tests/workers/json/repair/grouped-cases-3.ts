/** Input, and its intended value as JSON. */
type Row = readonly [given: string, expected: string];

const { raw } = String;

/** Damage by kind: words around JSON, values of other languages, and parts that a console leaves out. */
export const FURTHER_GROUPED_CASES: Readonly<Record<string, readonly Row[]>> = {
  'words below complete JSON': [
    ['{"name": "foo", "list": [1, 2]}\n\nname: 名称\nlist: 列表', raw`{"name":"foo","list":[1,2]}`],
    ['{"p": "a"bcd"e"}\np:', raw`{"p":"a\"bcd\"e"}`],
    ['[{"id": 1}]\n0: 第一项', raw`[{"id":1}]`],
    ['{name: "foo", n: 1}\nname: 名称\nn: 数量', raw`{"name":"foo","n":1}`],
    ['{"a": {"b": 1}}\na: 外层\nb: 内层', raw`{"a":{"b":1}}`],
    ['{code: 200, msg: "ok"}\ncode: 200\nmsg: "ok"', raw`{"code":200,"msg":"ok"}`],
  ],
  'brackets of a value without quotes': [
    ['{"p": ["This is C(2)", This is F(3)]}', raw`{"p":["This is C(2)","This is F(3)"]}`],
    ['{Name = foo, Tags = System.String[], N = 3}', raw`{"Name":"foo","Tags":"System.String[]","N":3}`],
    ['{t: List[a, b], n: 1}', raw`{"t":"List[a, b]","n":1}`],
    ['[张三（测试）, 李四]', raw`["张三（测试）","李四"]`],
    ['{a: int[][], b: 2}', raw`{"a":"int[][]","b":2}`],
    ['{"url": http://x/{id}/y, "n": 1}', raw`{"url":"http://x/{id}/y","n":1}`],
  ],
  'the notation of Node': [
    ['[ 1, 2, ... 98 more items ]', '[1,2]'],
    ['{ a: <ref *1> { n: 1, me: [Circular *1] }, b: 2 }', raw`{"a":{"n":1,"me":null},"b":2}`],
    ['[ { a: 1 }, ... 1 more item ]', raw`[{"a":1}]`],
    ["Map(2) {'a' => 1, 'b' => 2}", raw`{"a":1,"b":2}`],
    ['Set(2) {1,2}', '[1,2]'],
    ['{ a: [Object: null prototype] { b: 1 }, c: 2 }', raw`{"a":{"b":1},"c":2}`],
    ['Array(2)', '[]'],
    ['{ list: Array(3), n: 1 }', raw`{"list":[],"n":1}`],
  ],
  'calls of Python': [
    ["{'w': array([0.1, 0.2], dtype=float32), 'n': 1}", raw`{"w":[0.1,0.2],"n":1}`],
    ["{'a': defaultdict(<class 'int'>, {'c': 2}), 'b': 1}", raw`{"a":{"c":2},"b":1}`],
    ["{'a': set(), 'b': dict(), 'c': 1}", raw`{"a":[],"b":{},"c":1}`],
    ["{'x': np.array([[1, 2], [3, 4]], dtype=np.int64)}", raw`{"x":[[1,2],[3,4]]}`],
    ["defaultdict(<class 'list'>, {'a': [1]})", raw`{"a":[1]}`],
    ["{'t': tensor([1., 2.], device='cuda:0'), 'n': 1}", raw`{"t":[1.0,2.0],"n":1}`],
  ],
  'an event stream with fields': [
    ['event: a\ndata: {"n":1}\n\nevent: b\ndata: {"n":2}\n', raw`[{"n":1},{"n":2}]`],
    ['id: 1\nevent: a\nretry: 3000\ndata: {"n":1}\n\nid: 2\ndata: {"n":2}\n\ndata: [DONE]', raw`[{"n":1},{"n":2}]`],
    ['event: message\ndata: {"a":"x"}\n\n', raw`{"a":"x"}`],
    [': ping\n\nevent: a\ndata:{"n":1}\n\ndata:{"n":2}', raw`[{"n":1},{"n":2}]`],
    ['event: a\r\ndata: {"n":1}\r\n\r\nevent: b\r\ndata: {"n":2}\r\n', raw`[{"n":1},{"n":2}]`],
    ['id: 7\ndata: {"n":\ndata: 1}\n\n', raw`{"n":1}`],
    ['event: x\nname: y', raw`{"event":"x","name":"y"}`],
  ],
  'quoted mail': [
    ['> {"a": 1,\n> "b": [2, 3]}', raw`{"a":1,"b":[2,3]}`],
    ['> > {"a": 1}', raw`{"a":1}`],
    ['>{"a":\n>1}\n', raw`{"a":1}`],
    ['> {\n>   "a": "> x"\n> }', raw`{"a":"> x"}`],
    ['> [1,\n\n> 2]', '[1,2]'],
  ],
  'a text whose beginning is cut off': [
    [', "b": 2, "c": {"d": 3}}', raw`{"b":2,"c":{"d":3}}`],
    [',"b":2}', raw`{"b":2}`],
    [', b: 2, c: 3}', raw`{"b":2,"c":3}`],
    [',\n  "b": [1, 2]\n}\n', raw`{"b":[1,2]}`],
    ["， 'b': 2}", raw`{"b":2}`],
  ],
  'commands of TeX': [
    [raw`{"f": "\frac{1}{2} + \sqrt{x}", "n": 1}`, raw`{"f":"\\frac{1}{2} + \\sqrt{x}","n":1}`],
    [
      raw`{"题": "已知 $\alpha + \beta = \pi$，求 $\tan\alpha$", "n": 1}`,
      raw`{"题":"已知 $\\alpha + \\beta = \\pi$，求 $\\tan\\alpha$","n":1}`,
    ],
    [raw`{"f": "\frac{a}{b}",}`, raw`{"f":"\\frac{a}{b}"}`],
    [raw`{"f": "$\theta \neq \nu$",}`, raw`{"f":"$\\theta \\neq \\nu$"}`],
    [raw`['\rho + \vec{v} \in A', 1]`, raw`["\\rho + \\vec{v} \\in A",1]`],
    [raw`["\begin{cases} x \end{cases}"`, raw`["\\begin{cases} x \\end{cases}"]`],
    [raw`{"t": "one\ntwo\tthree\nnew", "re": "\d+", }`, raw`{"t":"one\ntwo\tthree\nnew","re":"\\d+"}`],
    [raw`{"t": "a\to b\nu",}`, raw`{"t":"a\to b\nu"}`],
  ],
  'an object or quoted words inside a text': [
    [raw`{"msg":"消息:{"id":1,"t":"x"}","ts":1}`, raw`{"msg":"消息:{\"id\":1,\"t\":\"x\"}","ts":1}`],
    [raw`{"msg":"用户【"张三"】上线","ts":1}`, raw`{"msg":"用户【\"张三\"】上线","ts":1}`],
    [raw`{"a":"got {"x":{"y":"z"}} ok","b":2}`, raw`{"a":"got {\"x\":{\"y\":\"z\"}} ok","b":2}`],
    [raw`["body={"id":1}","n"]`, raw`["body={\"id\":1}","n"]`],
    [raw`{"a":"［"甲"］、［"乙"］","b":1}`, raw`{"a":"［\"甲\"］、［\"乙\"］","b":1}`],
  ],
  'a quote in a regular expression': [
    [raw`{"re":"[^"]+","n":1}`, raw`{"re":"[^\"]+","n":1}`],
    [raw`["[^"]*x","y"]`, raw`["[^\"]*x","y"]`],
    [raw`{"re":"a=[^"]{2}b","n":1}`, raw`{"re":"a=[^\"]{2}b","n":1}`],
    [raw`["[^"],`, raw`["[^"]`],
  ],
  'closers that changed places': [
    [
      raw`[{"t":"x","c":{"a":[{"d":"0"}],"b":[{"d":"1"}}]},{"t":"y","c":"z"}]`,
      raw`[{"t":"x","c":{"a":[{"d":"0"}],"b":[{"d":"1"}]}},{"t":"y","c":"z"}]`,
    ],
    [raw`{"a":{"b":[1}]},"c":2}`, raw`{"a":{"b":[1]},"c":2}`],
    [raw`{"q":[[{"a":1]}],"n":2}`, raw`{"q":[[{"a":1}]],"n":2}`],
    [raw`{"r":{"x":[{"k":1} } ] },"n":2}`, raw`{"r":{"x":[{"k":1}]},"n":2}`],
    [raw`[{"a":[1,2}]`, raw`[{"a":[1,2]}]`],
  ],
};
