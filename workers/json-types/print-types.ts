import type { TypeOptions } from './json-types.api.ts';
import { printCsharp } from './languages/csharp.ts';
import { printGo } from './languages/go.ts';
import { printJava } from './languages/java.ts';
import { printKotlin } from './languages/kotlin.ts';
import { printPython } from './languages/python.ts';
import { printTypescript } from './languages/typescript.ts';
import type { Shape } from './shape.ts';
import { toTypeModel } from './type-model.ts';

/** Types of a language for all values of a shape. */
export function printTypes(shape: Shape, { language, rootName, lombok, pydantic }: TypeOptions): string {
  const model = toTypeModel(shape, rootName);
  switch (language) {
    case 'typescript':
      return printTypescript(model);
    case 'java':
      return printJava(model, lombok);
    case 'go':
      return printGo(model);
    case 'python':
      return printPython(model, pydantic);
    case 'csharp':
      return printCsharp(model);
    case 'kotlin':
      return printKotlin(model);
  }
}
