import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

export type ParameterKind = 'plain' | 'number' | 'plural' | 'ordinal' | 'select' | 'date' | 'time';

export interface Parameter {
  readonly name: string;
  /** The ways the message uses it, each once. */
  readonly kinds: readonly ParameterKind[];
}

/** One place in a message where a parameter is used; only plurals and selects have branches. */
export interface Argument {
  readonly name: string;
  readonly kind: ParameterKind;
  readonly branches: readonly string[];
}

/** The parameters of a message, in the order of their first use. Throws a SyntaxError if it is not a message. */
export function parametersOf(message: string): readonly Parameter[] {
  return parametersAmong(argumentsOf(parseMessage(message)));
}

export function parametersAmong(args: readonly Argument[]): readonly Parameter[] {
  const kinds = new Map<string, Set<ParameterKind>>();
  for (const { name, kind } of args) kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  return Array.from(kinds, ([name, set]) => ({ name, kinds: [...set] }));
}

/** A missing `other` branch is left to the checks, which say where it is missing. */
export function parseMessage(message: string): MessageFormatElement[] {
  try {
    return parse(message, { ignoreTag: true, requiresOtherClause: false });
  } catch (error) {
    throw new SyntaxError(inWords(error), { cause: error });
  }
}

/** The parser names its errors like EXPECT_ARGUMENT_CLOSING_BRACE. */
function inWords(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .toLowerCase()
    .replaceAll('_', ' ');
}

/** Every use of a parameter, those inside the branches of plurals and selects included. */
export function argumentsOf(elements: readonly MessageFormatElement[]): Argument[] {
  return elements.flatMap(argumentsIn);
}

function argumentsIn(element: MessageFormatElement): Argument[] {
  if (isPluralElement(element)) return branching(element, element.pluralType === 'ordinal' ? 'ordinal' : 'plural');
  if (isSelectElement(element)) return branching(element, 'select');
  if (isArgumentElement(element)) return [{ name: element.value, kind: 'plain', branches: [] }];
  if (isNumberElement(element)) return [{ name: element.value, kind: 'number', branches: [] }];
  if (isDateElement(element)) return [{ name: element.value, kind: 'date', branches: [] }];
  if (isTimeElement(element)) return [{ name: element.value, kind: 'time', branches: [] }];
  return [];
}

function branching({ value: name, options }: PluralElement | SelectElement, kind: ParameterKind): Argument[] {
  const inside = Object.values(options).flatMap(option => argumentsOf(option.value));
  return [{ name, kind, branches: Object.keys(options) }, ...inside];
}
