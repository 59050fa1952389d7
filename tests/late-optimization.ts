import { setFlagsFromString } from 'node:v8';

/*
 * V8 translates a function into fast code once its loops and calls have run for so many bytes of bytecode; its default is a
 * small part of that. The product's modules are fresh for each test file, so most fast code would be thrown away before it
 * has paid off. Translations took a fifth of the tests' processor time.
 */
setFlagsFromString('--interrupt-budget=1000000');
