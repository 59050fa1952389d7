/** Input, and its intended value as JSON. */
type Row = readonly [given: string, expected: string];

const { raw } = String;

/** Notations of other languages, by language. */
export const NOTATION_CASES: Readonly<Record<string, readonly Row[]>> = {
  'hashes of Ruby': [
    ['{:a=>1,"b"=>nil,:c=>"x"}', raw`{"a":1,"b":null,"c":"x"}`],
    ['{:a=>1, :d=>#<Foo id: 1>, :e=>2}', raw`{"a":1,"d":"#<Foo id: 1>","e":2}`],
    ['{:x=>#<Set: {1, 2}>, :y=>2}', raw`{"x":"#<Set: {1, 2}>","y":2}`],
    [
      '{:d=>#<Date: 2024-01-01 ((2460311j,0s,0n),+0s,2299161j)>, :e=>2}',
      raw`{"d":"#<Date: 2024-01-01 ((2460311j,0s,0n),+0s,2299161j)>","e":2}`,
    ],
    ['[#<Foo:0x01 @a=1>, 2]', raw`["#<Foo:0x01 @a=1>",2]`],
    ['{a: #<OpenStruct b=#<C d=1>>, e: 1}', raw`{"a":"#<OpenStruct b=#<C d=1>>","e":1}`],
    ['{:a=>{:b=>[:x, nil]}, :"c d"=>true}', raw`{"a":{"b":["x",null]},"c d":true}`],
    ['{:ok?=>true, :n=>nil, :m=>:x}', raw`{"ok?":true,"n":null,"m":"x"}`],
    ['{:a=>foo, :b=>2} # note', raw`{"a":"foo","b":2}`],
    ['{"a"=>#<struct P x=1>, "b"=>nil}', raw`{"a":"#<struct P x=1>","b":null}`],
  ],
  'maps of Elixir': [
    ['%{a: nil, e: %{f: 1}, g: [%{h: 2}]}', raw`{"a":null,"e":{"f":1},"g":[{"h":2}]}`],
    ['%{"a" => 1, b: :ok}', raw`{"a":1,"b":"ok"}`],
    ['[%User{id: 1}, %{a: 2}]', raw`[{"id":1},{"a":2}]`],
    ['%{u: %MyApp.User{id: 1, roles: [:a, :b]}, n: 1}', raw`{"u":{"id":1,"roles":["a","b"]},"n":1}`],
    ['{:ok, %{id: 1}}', raw`["ok",{"id":1}]`],
    ['%{t: ~U[2024-01-01 00:00:00Z], n: 1}', raw`{"t":"~U[2024-01-01 00:00:00Z]","n":1}`],
    ['%U{n: "x", m: #Ecto.Meta<:loaded, "u">}', raw`{"n":"x","m":"#Ecto.Meta<:loaded, \"u\">"}`],
    ['%{a: #Decimal<1.5>, b: #PID<0.1.0>}', raw`{"a":"#Decimal<1.5>","b":"#PID<0.1.0>"}`],
    ['%{a: %{}, b: [%{}]}', raw`{"a":{},"b":[{}]}`],
    ['%{:a => 1, "b" => %{c: "%{d}"}}', raw`{"a":1,"b":{"c":"%{d}"}}`],
  ],
  'maps of Go': [
    ['map[a:1 b:[1 2]]', raw`{"a":1,"b":[1,2]}`],
    ['map[a:1 b:map[c:2]]', raw`{"a":1,"b":{"c":2}}`],
    ['[map[a:1] map[a:2]]', raw`[{"a":1},{"a":2}]`],
    ['got map[id:7 name:张三 ok:true]', raw`{"id":7,"name":"张三","ok":true}`],
    ['map[a:<nil> b:[] c:map[]]', raw`{"a":null,"b":[],"c":{}}`],
    ['{"m": map[a:1 b:x y], "n": 1}', raw`{"m":{"a":1,"b":"x y"},"n":1}`],
    ['map[t:2024-01-01 10:00:00 +0000 UTC n:1]', raw`{"t":"2024-01-01 10:00:00 +0000 UTC","n":1}`],
    ['map[s:{Id:1 Name:x} n:1]', raw`{"s":{"Id":1,"Name":"x"},"n":1}`],
    ['map[string]interface {}{"a":1, "b":[]string{"x", "y"}}', raw`{"a":1,"b":["x","y"]}`],
    ['map[string]int{"a":1}', raw`{"a":1}`],
    ['[]map[string]any{{"a":1}, {"a":2}}', raw`[{"a":1},{"a":2}]`],
  ],
  'text of protobuf': [
    ['id: 1\nuser { id: 2 }', raw`{"id":1,"user":{"id":2}}`],
    [
      'id: 1\nuser {\n  id: 2\n  name: "张三"\n}\nuser {\n  id: 3\n}\n',
      raw`{"id":1,"user":[{"id":2,"name":"张三"},{"id":3}]}`,
    ],
    ['user { id: 2 tags: "a" tags: "b" }', raw`{"user":{"id":2,"tags":["a","b"]}}`],
    [
      'state: ACTIVE\nok: true\nat { seconds: 1700000000 nanos: 5 }',
      raw`{"state":"ACTIVE","ok":true,"at":{"seconds":1700000000,"nanos":5}}`,
    ],
    ['# note\na {\n  b {\n    c: "x { y: 1 }" # end\n  }\n}\n', raw`{"a":{"b":{"c":"x { y: 1 }"}}}`],
    [raw`m { name: "\345\274\240" n: -1.5 }`, raw`{"m":{"name":"张","n":-1.5}}`],
    ['list: [1, 2]\nempty {\n}\n', raw`{"list":[1,2],"empty":{}}`],
    ['big { id: 12345678901234567890 s: "a\\"b\\n" }', raw`{"big":{"id":12345678901234567890,"s":"a\"b\n"}}`],
    ['[pkg.ext] {\n  a: 1\n}\nb: 2', raw`{"[pkg.ext]":{"a":1},"b":2}`],
  ],
  'maps of Scala': [
    ['Map(a -> 1)', raw`{"a":1}`],
    ['Map(a -> 1, b -> List(1, 2))', raw`{"a":1,"b":[1,2]}`],
    ['List(Map(a -> 1), Map(b -> 2))', raw`[{"a":1},{"b":2}]`],
    ['HashMap(k -> Map(x -> hello, world), n -> Some(3), m -> None)', raw`{"k":{"x":"hello, world"},"n":3,"m":null}`],
    ['result: Map("a b" -> "x", c -> true)', raw`{"a b":"x","c":true}`],
    ['Map(id -> 1, tags -> Set(a, b), empty -> List())', raw`{"id":1,"tags":["a","b"],"empty":[]}`],
    ['{"m": Map(a -> 1), "n": 2}', raw`{"m":{"a":1},"n":2}`],
  ],
  'comments of Lua': [
    ['{ ["a"] = 1, b = {1,2}, -- comment\n c = nil }', raw`{"a":1,"b":[1,2],"c":null}`],
    ['{ a = 1, --[[ two\n lines ]] b = 2 }', raw`{"a":1,"b":2}`],
    ['{ -- first\n a = foo, -- note, x = 1\n b = "y" -- last\n}', raw`{"a":"foo","b":"y"}`],
    ['return {\n  a = 1, --note\n  b = "--x",\n}', raw`{"a":1,"b":"--x"}`],
    ['{ a = x -- y\n, b = -1 }', raw`{"a":"x","b":-1}`],
    ['-- config\nreturn { list = { 1, -- one\n 2 } }', raw`{"list":[1,2]}`],
    ['{ [1] = "x", [2] = "y" --last\n}', raw`{"1":"x","2":"y"}`],
    ['-- x\n{"a": 1} -- y', raw`{"a":1}`],
    ['--[[ two\n lines ]]\n{ a = 1 }', raw`{"a":1}`],
    ['{ s = [[a "long" text]], t = [[\nx]], n = [[1, 2]] }', raw`{"s":"a \"long\" text","t":"x","n":[[1,2]]}`],
    ['{cmd: a -- b, n: 1}', raw`{"cmd":"a -- b","n":1}`],
    ['{ --main: red, b: 1 }', raw`{"--main":"red","b":1}`],
  ],
};
