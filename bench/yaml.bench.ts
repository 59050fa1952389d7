import { loadAll } from 'js-yaml';
import { readYaml } from '../workers/yaml/read/read-yaml.ts';
import { reformatYaml } from '../workers/yaml/reformat/reformat.ts';
import { writeWithLibrary } from '../workers/yaml/reformat/write-with-library.ts';
import { createYamlService } from '../workers/yaml/yaml-service.ts';
import { YAML_MS } from './budgets.ts';
import type { Bench, Part } from './part.ts';
import { medianRatio, timeSideBySide } from './timing.ts';
import { writeYamlCorpus, YAML_CORPORA, type YamlCorpus } from './yaml/corpora.ts';

const CHARS = 1e6;
const ROUNDS = 9;
const INDENT = 4;

const service = createYamlService();

/** The YAML tool on texts of 1 MB, beside the `yaml` package for formatting and `js-yaml` for the conversion to JSON. */
export const yaml: Part = {
  name: 'yaml',
  async run(bench) {
    for (const corpus of YAML_CORPORA) {
      for (const hasComments of [false, true]) timeFormatting(bench, corpus, hasComments);
      timeConversion(bench, corpus);
    }
  },
};

function timeFormatting({ report }: Bench, corpus: YamlCorpus, hasComments: boolean): void {
  const text = writeYamlCorpus(corpus, CHARS, hasComments);
  const name = `format ${corpus}${hasComments ? ' with comments' : ''}`;
  const format = () => service.format(text, { output: 'auto', indent: INDENT, fixes: false }).text;
  const library = () => reformatYaml(readYaml(text), { indent: INDENT, indentsLists: false }, writeWithLibrary);
  report.check(`${name}: the same text as from the package`, format() === library());
  const times = timeSideBySide({ format, library }, ROUNDS);
  report.measure({
    measure: name,
    unit: 'ms',
    samples: times.format,
    bar: YAML_MS.format,
    baseline: { name: 'yaml', ratio: medianRatio(times.library, times.format) },
  });
}

function timeConversion({ report }: Bench, corpus: YamlCorpus): void {
  const text = writeYamlCorpus(corpus, CHARS, true);
  const name = `convert ${corpus}`;
  const convert = () => service.convert(text, { indent: 2, fixes: false }).text;
  const library = () => toJson(text);
  report.check(`${name}: the same values as from js-yaml`, JSON.stringify(JSON.parse(convert())) === library());
  const times = timeSideBySide({ convert, library }, ROUNDS);
  report.measure({
    measure: name,
    unit: 'ms',
    samples: times.convert,
    bar: YAML_MS.convert,
    baseline: { name: 'js-yaml', ratio: medianRatio(times.library, times.convert) },
  });
}

/** Several documents are one array, as in the tool. Numbers lose digits here. */
function toJson(text: string): string {
  const documents = loadAll(text);
  return JSON.stringify(documents.length === 1 ? documents[0] : documents);
}
