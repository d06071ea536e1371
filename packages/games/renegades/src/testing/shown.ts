import { type Decision, type ShownOption, showDecision } from '@starboard/kernel';
import { catalogue, idsOf } from '../catalogue.ts';
import { stations } from '../rules/stations.ts';
import { asksAbout, barsShown, optionsShown } from './shapes.ts';

/** Fails if a question is about something else than it ought to be, or an option or a bar of it is not shown as it ought to be. */
export function requireShapes(decision: Decision): void {
  for (const ask of decision.asks) {
    const asking = { decision, decisionId: 0, waitingFor: decision.seats, askOf: () => ask };
    const { name, about = [], ask: shown } = showDecision(asking, decision.seats[0]!)!;
    require(asksAbout, name, kindOf(about.join(' ')));
    const partners = shown!.shape === 'pairs' ? shown!.partners : [];
    for (const option of [...shown!.options, ...partners]) {
      const { key, group = '', label } = option;
      require(optionsShown, name, keyKind(key), group, kindOf(label.key), refKinds(option));
    }
    for (const option of shown!.blocked) {
      const { key, group = '', label, reason, rule } = option;
      require(barsShown, name, keyKind(key), group, kindOf(label.key), refKinds(option), reason.key, rule);
    }
  }
}

function require(known: ReadonlySet<string>, ...parts: string[]): void {
  const line = parts.join(' | ').trimEnd();
  if (!known.has(line)) throw new Error(`This is shown otherwise than testing/shapes.ts says: ${line}`);
}

const posts: readonly string[] = [...stations, 'medbay', 'quarters', 'brig'];

/** A key that is the name of somebody, of a card or of a place aboard stands for all of them. */
function keyKind(key: string): string {
  if ((idsOf(catalogue.crew) as readonly string[]).includes(key)) return 'CREW';
  if (key in catalogue.gear) return 'CARD';
  return posts.includes(key) ? 'POST' : kindOf(key);
}

/** Whatever an option is aimed at is shown, and not something else of its kind. */
function refKinds({ key, refs = [] }: ShownOption): string {
  for (const ref of refs) {
    const [kind] = ref.split(':');
    const isAimed = key.split(/[:+]/).includes(kind!);
    if (isAimed && !`${key}+`.includes(ref)) throw new Error(`"${key}" shows ${ref}.`);
  }
  return kindOf(refs.join(' '));
}

const named =
  /\b(crew|upgrade|tactic|recruit|offer|ware|buy|patchUp|tonic|patient|jail|card|npc|ship|tile|post|station|fighter)([:.])[A-Za-z]+\d*/g;

/** Numbers and names are left out: `melee:crew:*`, `card:*`. */
function kindOf(text: string): string {
  return text.replaceAll(named, '$1$2*').replaceAll(/\d+/g, '*');
}
