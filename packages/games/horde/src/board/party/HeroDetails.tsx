import { Explained } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './HeroDetails.module.css';
import { Traits } from './Traits.tsx';
import { creditsText, featTraits, possessionsOf, skillTraits, specialTraits, valuesOf, xpText } from './traits.ts';

interface HeroDetailsProps {
  readonly view: View;
  readonly hero: Hero;
  readonly say: Formatter;
}

/** Everything that a hero can do and has. */
export const HeroDetails = memo(function HeroDetails({ view, hero, say }: HeroDetailsProps) {
  return (
    <>
      <ul className={styles['values']} aria-label={say({ key: 'face.stats' })}>
        {valuesOf(view, hero).map(({ id, value, label, text }) => (
          <li key={id}>
            <Explained className={styles['value']} name={say(label)} text={say(text)}>
              <small>{say(label)}</small>
              <b>{value}+</b>
            </Explained>
          </li>
        ))}
      </ul>
      <Traits title={say({ key: 'face.skills' })} traits={skillTraits(view, hero)} isTitled say={say} />
      <Traits title={say({ key: 'face.feats' })} traits={featTraits(view, hero)} isTitled say={say} />
      <Traits title={say({ key: 'face.specials' })} traits={specialTraits(view, hero)} isTitled say={say} />
      <Traits title={say({ key: 'face.items' })} traits={possessionsOf(view, hero)} isTitled say={say} />
      <p className={styles['facts']}>
        <span>{say(xpText(hero))}</span>
        <span>{say(creditsText(hero))}</span>
      </p>
    </>
  );
});
