/** Texts of the YAML bench: manifests of many documents, a list of small maps, one deep map; with or without comments. */
export type YamlCorpus = 'manifests' | 'list' | 'deep map';

export const YAML_CORPORA: readonly YamlCorpus[] = ['manifests', 'list', 'deep map'];

const WRITERS: Readonly<Record<YamlCorpus, (index: number, hasComments: boolean) => string>> = {
  manifests: writeManifest,
  list: writeItem,
  'deep map': writeService,
};

/** A text of at least `chars` UTF-16 units, indented by two spaces. */
export function writeYamlCorpus(corpus: YamlCorpus, chars: number, hasComments: boolean): string {
  const parts: string[] = corpus === 'deep map' ? ['services:\n'] : [];
  let length = 0;
  for (let index = 0; length < chars; index++) {
    const part = WRITERS[corpus](index, hasComments);
    parts.push(part);
    length += part.length;
  }
  // One piece of memory, like a text that was read from a file, not a tree of concatenations.
  return new TextDecoder().decode(new TextEncoder().encode(parts.join('')));
}

function writeManifest(index: number, hasComments: boolean): string {
  const note = hasComments ? ' # reviewed' : '';
  return `---
${hasComments ? `# Release ${index} of the shop\n` : ''}apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop-${index}${note}
  labels:
    app.kubernetes.io/name: shop
    tier: "backend"
spec:
  replicas: ${index % 7}
  template:
    spec:
${hasComments ? '      # the only container\n' : ''}      containers:
      - name: web
        image: 'registry.example.com/shop:1.${index}'
        args: ["--port", "8080"]
        env:
        - name: MODE
          value: "production"
        - name: RATIO
          value: 0.${index}0
        script: |
          set -e
          echo "start ${index}"
        resources:
          limits:
            cpu: 500m
            memory: 128Mi
`;
}

function writeItem(index: number, hasComments: boolean): string {
  const note = hasComments && index % 5 === 0 ? ' # checked' : '';
  return `- id: ${index}
  name: \u7528\u6237 ${index}${note}
  email: user${index}@example.com
  active: ${index % 2 === 0}
  score: ${index}.50
  note: "\u7b2c ${index} \u6761"
`;
}

function writeService(index: number, hasComments: boolean): string {
  return `${hasComments ? `  # Service ${index}\n` : ''}  service-${index}:
    image: nginx:1.${index}
    environment:
      TZ: Asia/Shanghai
      URL: http://example.com/${index}?a=1
    deploy:
      resources:
        limits:
          cpus: '0.50'
          memory: 512M${hasComments ? ' # enough' : ''}
      restart_policy:
        condition: on-failure
    ports:
      - "${8000 + index}:80"
      - ${9000 + index}:443
    responses:
      '200':
        content:
          application/json:
            schema:
              type: object
              properties:
                id:
                  type: integer
                  description: The number of service ${index}
`;
}
