export { checkTexts } from './check.ts';
export { createFormatter, type Formatter } from './format.ts';
export { type Parameter, type ParameterKind, parametersOf } from './message.ts';
export { mergeTexts } from './texts.ts';
export { type Dictionary, type Language, languages, type Problem, type ProblemKind, type Texts } from './types.ts';
export { checkUses } from './uses.ts';
