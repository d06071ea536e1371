import type { Ref, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { idsOf, profileOf } from '../../catalogue.ts';
import { rangeOf } from '../../rules/shooting.ts';
import { isConscious, nameOf, textOf } from '../../rules/table.ts';
import { isRanged } from '../../rules/weapons.ts';
import { fighterAt } from '../../show/outlook.ts';
import type { BattlePlan } from '../../show/plan.ts';
import type { Arrow } from '../../show/sights.ts';
import type { Unit, Weapon } from '../../types.ts';
import type { View } from '../../view.ts';
import { intentText } from '../intent-text.ts';
import { rulesOfWeapon } from '../party/traits.ts';
import styles from './Note.module.css';
import { listed, nameAt, statesOf } from './names.ts';

interface NoteProps {
  readonly view: View;
  readonly plan: BattlePlan;
  readonly of: Ref;
  readonly arrow: Arrow | undefined;
  readonly say: Formatter;
}

/** What is under the pointer, and what there is to know about it. */
export function Note({ view, plan, of, arrow, say }: NoteProps) {
  const fighter = fighterAt(view, of);
  if (fighter?.kind === 'unit') return <UnitNote view={view} unit={fighter} arrow={arrow} say={say} />;
  const piece = of.startsWith('piece:') ? plan.pieces[Number(of.slice('piece:'.length))] : undefined;
  const lines: Text[] = [];
  let title: Text = nameAt(view, plan, of);
  if (piece) lines.push(textOf(view, `terrain.${piece.kind}`));
  if (fighter?.kind === 'hero') {
    title = nameOf(fighter);
    const { tough, wounds, power, maxPower } = fighter;
    lines.push(
      isConscious(fighter)
        ? { key: 'board.note.hero', params: { left: tough - wounds, tough, power, most: maxPower } }
        : { key: 'board.note.down' },
    );
    const states = listed(statesOf(fighter));
    if (states) lines.push(states);
  }
  return (
    <>
      <b className={styles['title']}>{say(title)}</b>
      {lines.map(line => (
        <p key={line.key} className={styles['line']}>
          {say(line)}
        </p>
      ))}
    </>
  );
}

function UnitNote({ view, unit, arrow, say }: Pick<NoteProps, 'view' | 'arrow' | 'say'> & { readonly unit: Unit }) {
  const { quality, defense, tough, weapons, specials, ai } = profileOf(unit);
  const states = listed(statesOf(unit));
  const rules = idsOf(specials).map(special => {
    const params = { x: specials[special]! };
    return { name: { key: `special.${special}`, params }, text: textOf(view, `special.${special}`, params) };
  });
  const next = arrow && intentText(view, arrow.intent);
  return (
    <>
      <b className={styles['title']}>
        {say({
          key: 'board.note.unit',
          params: { unit: nameOf(unit), count: unit.models.length, ai: { key: `ai.${ai}` } },
        })}
      </b>
      {next && <p className={styles['next']}>{say(next)}</p>}
      <p className={styles['line']}>{say({ key: 'board.note.profile', params: { quality, defense, tough } })}</p>
      <ul className={styles['arms']}>
        {weapons.map(weapon => (
          <li key={weapon.name}>
            {say(weaponText(view, unit, weapon))}
            {rulesOfWeapon(weapon).map(rule => (
              <small key={rule.name.key}>{say({ key: 'face.rule.text', params: { ...rule } })}</small>
            ))}
          </li>
        ))}
      </ul>
      {rules.length > 0 && (
        <ul className={styles['arms']}>
          {rules.map(rule => (
            <li key={rule.name.key}>{say({ key: 'face.rule.text', params: { ...rule } })}</li>
          ))}
        </ul>
      )}
      {states && <p className={styles['state']}>{say(states)}</p>}
    </>
  );
}

/** GSQ-SHOOT-08, GSQ-TABLE-04: with the range that holds now. */
function weaponText(view: View, unit: Unit, weapon: Weapon): Text {
  const { name, attacks, ap } = weapon;
  const params = { weapon: { key: `weapon.${name}` }, reach: reachText(view, unit, weapon), attacks };
  return ap === 0 ? { key: 'board.note.weapon', params } : { key: 'board.note.weapon.ap', params: { ...params, ap } };
}

function reachText(view: View, unit: Unit, weapon: Weapon): Text {
  if (!isRanged(weapon)) return { key: 'board.note.melee' };
  return { key: 'board.length', params: { inches: rangeOf(view, unit, weapon) / 4 } };
}
