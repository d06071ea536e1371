export { checkTexts } from './check.ts';
export { createFormatter, type Formatter } from './format.ts';
export { checkFrench } from './french.ts';
export { checkTerms, type Term, termsIn } from './glossary.ts';
export { type Parameter, type ParameterKind, parametersOf } from './message.ts';
export { mergeTexts } from './texts.ts';
export { typedTexts } from './typed.ts';
export {
  type Dictionary,
  type IdsNamed,
  type Language,
  languages,
  type Problem,
  type ProblemKind,
  type Texts,
} from './types.ts';
export { typeset } from './typeset.ts';
export { checkUses } from './uses.ts';
