/** Answers like those of public interfaces, by name. */
export const ANSWERS: Readonly<Record<string, string>> = {
  'GitHub user':
    '{"login":"octocat","id":583231,"node_id":"MDQ6VXNlcjU4MzIzMQ==","site_admin":false,"name":"The Octocat","company":null,"hireable":null,"public_repos":8,"created_at":"2011-01-25T18:44:36Z"}',
  'GitHub repository':
    '{"id":1296269,"full_name":"octocat/Hello-World","owner":{"login":"octocat","id":1},"private":false,"license":{"key":"mit","spdx_id":"MIT"},"topics":["api","octocat"],"permissions":{"admin":false,"push":true},"size":108}',
  'GitHub issues':
    '[{"id":1,"user":{"login":"a","id":2},"labels":[{"id":208045946,"name":"bug","default":true}],"assignee":null,"pull_request":{"url":"https://x"}},{"id":2,"user":{"login":"b","id":3},"labels":[],"assignee":{"login":"c","id":4},"class":"x"}]',
  weather:
    '{"coord":{"lon":10.99,"lat":44.34},"weather":[{"id":501,"main":"Rain"}],"main":{"temp":298.48,"humidity":64},"rain":{"1h":3.16},"dt":1661870592,"cod":200}',
  'order of a shop':
    '{"code":0,"msg":"ok","data":{"orderId":1234567890123456789,"总价":12345678901234567.89,"items":[{"skuId":1,"price":9.9,"tags":["a"]},{"skuId":2,"price":10,"gift":true}],"收货人":{"姓名":"张三","phone":"138"}}}',
  'payment callback':
    '{"id":"EV-2018022511223320873","create_time":"2015-05-20T13:29:35+08:00","resource_type":"encrypt-resource","resource":{"original_type":"transaction","algorithm":"AEAD_AES_256_GCM","ciphertext":"","associated_data":"","nonce":""},"summary":"支付成功"}',
  GeoJSON:
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[102.0,0.5]},"properties":{"prop0":"value0"}},{"type":"Feature","geometry":{"type":"LineString","coordinates":[[102.0,0.0],[103.0,1.0]]},"properties":{"prop0":"value0","prop1":0.0}}]}',
  'npm package':
    '{"name":"x","version":"1.0.0","dist-tags":{"latest":"1.0.0"},"versions":{"1.0.0":{"name":"x","dependencies":{"@types/node":"^20","a.b":"1"}}},"$schema":"s","private":true,"":"empty","a\\"b":1,"a\\nb":2}',
  'cluster object':
    '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"p","labels":{"app.kubernetes.io/name":"n"},"annotations":{}},"spec":{"containers":[{"name":"c","image":"i","ports":[{"containerPort":80}],"env":[{"name":"A","value":"1"},{"name":"B","valueFrom":{"secretKeyRef":{"name":"s","key":"k"}}}]}]},"status":{"default":null,"from":1,"None":true}}',
  'paged list':
    '{"list":[{"id":1,"date":"2024-01-01","list":[1,2],"json":{"int":1},"copy":null},{"id":98765432109876543210,"date":null,"list":[],"json":{"int":2.5},"copy":"c"}],"int":1,"str":"s","object":{"a":1},"2024-01":{"x":1},"page_no":1,"pageNo":2}',
  'nested nulls':
    '{"a":null,"b":{"c":null,"d":[null]},"e":[[null,1],[]],"f":[{"g":null},{"g":{"h":1}}],"地址":{"地址":"x"},"xs":[{"地址":{"地址":"y"}},{}]}',
  'mixed array': '[1,"a",null,{"b":true},[1.5],{"b":"x","c":{}}]',
  dictionary: '{"1001":{"name":"a"},"1002":{"name":"b","age":3}}',
  'one number': '12345678901234567890123',
};
