/** Texts to start from in the YAML tool (doc 3 §2): whole files with comments. */
export const YAML_TEMPLATES = {
  basicConfig: `# 应用的基础配置
app:
  name: my-app
  version: "1.10" # 加引号，否则会被当成数字 1.1
  debug: false

server:
  host: 0.0.0.0
  port: 8080
  timeout: 30s

database:
  url: postgres://db.internal:5432/app
  pool: {min: 2, max: 10}

# 允许访问的来源
origins:
  - http://localhost:3000
  - https://example.com

features:
  login: true
  upload: false

# 多行文本：竖线后面的每一行都原样保留
welcome: |
  你好，欢迎使用。
  有问题请联系管理员。
`,
  dockerCompose: `# 用锚点（&）写一次公共设置，再用 <<: *名字 合并进来
x-common: &common
  restart: unless-stopped
  logging: &logging
    driver: json-file
    options:
      max-size: "10m"
      max-file: "3"

services:
  web:
    <<: *common
    image: nginx:1.27-alpine
    ports:
      - "8080:80" # 端口加引号，否则 22:22 这样的值会被旧工具当成六十进制数
    depends_on:
      - api

  api:
    <<: *common
    build: .
    environment:
      NODE_ENV: production
      DATABASE_URL: postgres://app:secret@db:5432/app
    depends_on:
      db:
        condition: service_healthy

  db:
    image: postgres:17
    restart: always
    logging: *logging
    environment:
      POSTGRES_USER: app
      POSTGRES_PASSWORD: secret # 正式环境请改用 secrets
    volumes:
      - db-data:/var/lib/postgresql/data
    healthcheck:
      test: ["CMD-SHELL", "pg_isready -U app"]
      interval: 10s
      retries: 5

volumes:
  db-data: {}
`,
  kubernetesConfigMap: `# 配置和使用它的部署，两个文档用 --- 分开
apiVersion: v1
kind: ConfigMap
metadata:
  name: app-config
  labels:
    app: my-app
data:
  # ConfigMap 的值都是字符串，数字和布尔值要加引号
  LOG_LEVEL: info
  MAX_CONNECTIONS: "100"
  FEATURE_ENABLED: "true"
  app.properties: |
    server.port=8080
    # 文本块里的井号是内容，不是注释
    cache.ttl=60
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: my-app
spec:
  replicas: 2 # 副本数
  selector:
    matchLabels:
      app: my-app
  template:
    metadata:
      labels:
        app: my-app
    spec:
      containers:
        - name: my-app
          image: registry.example.com/my-app:1.0.0
          ports:
            - containerPort: 8080
          # 把 ConfigMap 里的每一项变成环境变量
          envFrom:
            - configMapRef:
                name: app-config
          resources:
            requests: {cpu: 100m, memory: 128Mi}
            limits: {cpu: 500m, memory: 256Mi}
`,
} as const;

export type YamlTemplateName = keyof typeof YAML_TEMPLATES;
