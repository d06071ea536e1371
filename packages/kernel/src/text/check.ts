import { type Argument, type ParameterKind, parametersAmong } from './message.ts';
import { hintAboutQuotes, name } from './problems.ts';
import { isProblem, type Message, readArguments } from './read.ts';
import { keysOf } from './texts.ts';
import type { Language, Problem, ProblemKind, Texts } from './types.ts';

/** What is wrong with the messages themselves, and where the two languages disagree. */
export function checkTexts(texts: Texts): Problem[] {
  return keysOf(texts).flatMap(key => checkKey(texts, key));
}

function checkKey(texts: Texts, key: string): Problem[] {
  const en = readArguments(texts, 'en', key);
  const fr = readArguments(texts, 'fr', key);
  const alone = [en, fr].flatMap(read => (isProblem(read) ? [read] : checkMessage(read)));
  return isProblem(en) || isProblem(fr) ? alone : [...alone, ...compare(en, fr)];
}

function checkMessage(message: Message): Problem[] {
  return message.args.flatMap(argument => {
    switch (argument.kind) {
      case 'date':
      case 'time':
        return [
          problem('unsupported', message, argument.name, `{${argument.name}} is a ${argument.kind}: no game has any`),
        ];
      case 'plural':
      case 'ordinal':
        return checkPlural(message, argument, branchesOf[message.language][argument.kind]);
      case 'select':
        return checkSelect(message, argument);
      default:
        return [];
    }
  });
}

interface Branches {
  readonly needed: readonly string[];
  readonly allowed: readonly string[];
}

/** French has `many` for round millions ("un million de zones"); most messages do as well without. */
const branchesOf: { readonly [L in Language]: { readonly plural: Branches; readonly ordinal: Branches } } = {
  en: {
    plural: { needed: ['one', 'other'], allowed: [] },
    ordinal: { needed: ['one', 'two', 'few', 'other'], allowed: [] },
  },
  fr: {
    plural: { needed: ['one', 'other'], allowed: ['many'] },
    ordinal: { needed: ['one', 'other'], allowed: [] },
  },
};

function checkPlural(message: Message, argument: Argument, { needed, allowed }: Branches): Problem[] {
  const missing = without(needed, argument.branches);
  const useless = without(argument.branches, [...needed, ...allowed]).filter(branch => !branch.startsWith('='));
  const report = (fault: string) => problem('plural-branches', message, argument.name, fault);
  return [
    ...missing.map(branch => report(`the ${argument.kind} of {${argument.name}} has no branch "${branch}"`)),
    ...useless.map(branch => report(`the branch "${branch}" of {${argument.name}} is never used in this language`)),
  ];
}

function checkSelect(message: Message, { name: parameter, branches }: Argument): Problem[] {
  if (branches.includes('other')) return [];
  return [problem('select-branches', message, parameter, `the select of {${parameter}} has no branch "other"`)];
}

function compare(en: Message, fr: Message): Problem[] {
  return [
    ...missingParameters(en, fr),
    ...missingParameters(fr, en),
    ...differentKinds(en, fr),
    ...differentBranches(en, fr),
    ...differentBranches(fr, en),
  ];
}

function missingParameters(here: Message, there: Message): Problem[] {
  const names = (message: Message) => parametersAmong(message.args).map(parameter => parameter.name);
  return without(names(there), names(here)).map(parameter =>
    problem('missing-parameter', here, parameter, `{${parameter}} is used in ${there.language} but not here`),
  );
}

function differentKinds(en: Message, fr: Message): Problem[] {
  const kindsInFrench = new Map(parametersAmong(fr.args).map(parameter => [parameter.name, parameter.kinds]));
  return parametersAmong(en.args).flatMap(({ name: parameter, kinds }) => {
    const french = kindsInFrench.get(parameter);
    if (french === undefined || listed(kinds) === listed(french)) return [];
    return [
      problem('parameter-kind', fr, parameter, `{${parameter}} is ${listed(french)} here but ${listed(kinds)} in en`),
    ];
  });
}

function listed(kinds: readonly ParameterKind[]): string {
  return [...kinds].sort().join(' and ');
}

function differentBranches(here: Message, there: Message): Problem[] {
  const branchesHere = selectBranches(here);
  return Array.from(selectBranches(there)).flatMap(([parameter, branches]) =>
    without([...branches], [...(branchesHere.get(parameter) ?? branches)])
      .filter(branch => branch !== 'other')
      .map(branch =>
        problem(
          'select-branches',
          here,
          parameter,
          `the select of {${parameter}} has no branch "${branch}", as in ${there.language}`,
        ),
      ),
  );
}

/** All branches of the selects of each parameter. */
function selectBranches(message: Message): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const argument of message.args.filter(({ kind }) => kind === 'select')) {
    const branches = all.get(argument.name) ?? new Set();
    for (const branch of argument.branches) branches.add(branch);
    all.set(argument.name, branches);
  }
  return all;
}

function without(list: readonly string[], others: readonly string[]): string[] {
  return list.filter(item => !others.includes(item));
}

function problem(what: ProblemKind, { key, language, source }: Message, parameter: string, fault: string): Problem {
  const hint = what === 'missing-parameter' ? hintAboutQuotes(source) : '';
  return { what, key, language, parameter, sentence: `${name(key, language)}: ${fault}.${hint}` };
}
