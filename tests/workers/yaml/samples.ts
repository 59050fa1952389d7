/**
 * A manifest as people write them: comments everywhere, documents of several kinds, strings that look like other types.
 */
export const KUBERNETES = `# Release 1.10 of the shop
# Keep in step with the chart.
apiVersion: v1
kind: ConfigMap
metadata:
    name: shop   # the service's name
    labels: {app: shop,   tier: "backend"}
data:
    # Everything here is text.
    VERSION: 1.10
    MODE: 0755
    ID: 12345678901234567890
    RATIO: 1e3
    COUNTRY: NO
    SINCE: 2020-01-01
    page.html: |
        <a href="x">&lt;b&gt;</a>
        # not a comment
    # after the block

---
# The deployment
apiVersion: apps/v1
kind: Deployment
spec:
    replicas: 3 # three is enough


    template:
        spec:
            containers:
            # the only container
            - name: shop
              image: 'shop:1.10'
              args: ["--port", "8080"] # flow
              ports:
                - containerPort: 0x1F90
            - name: side
              command: [sh, -c, 'echo "hi"']
# the end
...
---
kind: Empty
`;

export const COMPOSE = `# Shared settings
x-base: &base   # anchor
  restart: unless-stopped
  environment: &env
    TZ: Asia/Shanghai
    DEBUG: "no"
x-more: &more {cpus: 0.50, mem: 512m}
services:
  web:
    <<: *base
    image:   nginx:1.27
    ports: ["80:80", 22:22]
  api:
    <<: [*base, *more]
    restart: always # overrides
    environment:
      <<: *env
      EXTRA: yes
  db: *base
`;

export const CLOUD_FORMATION = `AWSTemplateFormatVersion: 2010-09-09
Resources:
  Bucket:
    Type: AWS::S3::Bucket
    Properties:
      BucketName: !Sub "\${AWS::StackName}-data" # named after the stack
      Tags:
      - Key: env
        Value: !Ref Environment
      - !If [IsProd, !GetAtt Key.Arn, !Ref AWS::NoValue]
      Policy: !Join
        - ","
        - - a
          - !!str 123
Outputs:
  Arn:
    Value: !GetAtt Bucket.Arn
`;
