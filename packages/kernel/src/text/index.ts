export { checkTexts } from './check.ts';
export { createFormatter, type Formatter } from './format.ts';
export { mergeTexts } from './merge.ts';
export { type Parameter, type ParameterKind, parametersOf } from './message.ts';
export { type Dictionary, type Language, languages, type Problem, type ProblemKind, type Texts } from './types.ts';
export { checkUses } from './uses.ts';
