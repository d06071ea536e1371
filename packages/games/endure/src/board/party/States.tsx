import hourglass from 'icon:hourglass';
import stars from 'icon:knocked-out-stars';
import manacles from 'icon:manacles';
import skills from 'icon:skills';
import snail from 'icon:snail';
import terror from 'icon:terror';
import { Explained, Icon, type IconDrawing } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { catalogue } from '../../catalogue.ts';
import type { BossAttack } from '../../types.ts';
import type { SurvivorView } from '../../view.ts';
import type { Burden } from './burdens.ts';
import { injuryIcons } from './injury-icons.ts';
import styles from './States.module.css';

interface StatesProps {
  readonly survivor: SurvivorView;
  /** What it carries for the mission, and what it sits in. */
  readonly burdens: readonly Burden[];
  readonly say: Formatter;
}

/** What has befallen a survivor: injuries, turned Resolve cards, stuns, and what it has going on. */
export const States = memo(function States({ survivor, burdens, say }: StatesProps) {
  const states = [...burdens.map(burden => burdenOf(burden, say)), ...statesOf(survivor, say)];
  return (
    <ul className={styles['states']}>
      {survivor.injuries.length === 0 && survivor.status === 'alive' && (
        <li className={styles['unhurt']}>{say({ key: 'face.unhurt' })}</li>
      )}
      {states.map(({ id, icon, label, name, text, tone }) => (
        <li key={id}>
          <Explained name={name} text={text} className={`${styles['state']} ${styles[tone]}`}>
            <Icon of={icon} />
            <span>{label}</span>
          </Explained>
        </li>
      ))}
    </ul>
  );
});

interface Shown {
  readonly id: string;
  readonly icon: IconDrawing;
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly tone: 'bad' | 'mind' | 'good' | 'plain';
}

function statesOf(survivor: SurvivorView, say: Formatter): Shown[] {
  return [
    ...survivor.injuries.map(injury => ({
      id: injury,
      icon: injuryIcons[injury],
      label: say({ key: `face.injury.${injury}` }),
      name: say({ key: `injury.${injury}` }),
      text: say({ key: `injury.${injury}.text` }),
      tone: 'bad' as const,
    })),
    ...stunOf(survivor, say),
    ...heldOf(survivor, say),
    ...turnedCards(survivor, say),
    ...lastingOf(survivor, say),
    ...nextTurnOf(survivor, say),
  ];
}

function burdenOf({ id, icon, label, text }: Burden, say: Formatter): Shown {
  const name = say(label);
  return { id, icon, label: name, name, text: say(text), tone: 'plain' };
}

function stunOf({ stun }: SurvivorView, say: Formatter): Shown[] {
  if (stun === 'no') return [];
  const name = say({ key: 'face.stun' });
  return [{ id: 'stun', icon: stars, label: name, name, text: say({ key: `face.stun.${stun}` }), tone: 'bad' }];
}

function heldOf({ held, status }: SurvivorView, say: Formatter): Shown[] {
  if (!held || status !== 'alive') return [];
  const name = say({ key: 'face.held' });
  return [{ id: 'held', icon: manacles, label: name, name, text: say({ key: 'face.held.text' }), tone: 'bad' }];
}

function turnedCards({ resolveCards }: SurvivorView, say: Formatter): Shown[] {
  return resolveCards.flatMap(({ card, shown }) => {
    if (card === null || !shown) return [];
    const name = say({ key: `resolveCard.${card}` });
    return [
      { id: card, icon: terror, label: name, name, text: say({ key: `resolveCard.${card}.text` }), tone: 'mind' },
    ];
  });
}

/** What goes on comes from an ability, from an accomplishment's reward or from a boss. */
function lastingOf({ lasting }: SurvivorView, say: Formatter): Shown[] {
  return lasting.map(({ what }) => {
    const isBlow = (catalogue.bossAttacks as { readonly [card: string]: BossAttack })[what]?.slows !== undefined;
    const kind = isBlow ? 'bossCard' : Object.hasOwn(catalogue.accomplishments, what) ? 'accomplishment' : 'ability';
    const key = `${kind}.${what}`;
    const name = say({ key });
    const tone = isBlow ? 'bad' : 'good';
    return { id: what, icon: isBlow ? snail : skills, label: name, name, text: say({ key: `${key}.text` }), tone };
  });
}

function nextTurnOf({ nextActions }: SurvivorView, say: Formatter): Shown[] {
  if (nextActions === 0) return [];
  const isMore = nextActions > 0;
  const count = Math.abs(nextActions);
  const text = say({ key: `face.nextActions.${isMore ? 'more' : 'less'}`, params: { count } });
  const label = `${isMore ? '+' : '−'}${count}`;
  return [{ id: 'next', icon: hourglass, label, name: text, text: '', tone: isMore ? 'good' : 'bad' }];
}
