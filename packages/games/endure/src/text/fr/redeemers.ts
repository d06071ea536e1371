import type { redeemers as en } from '../en/redeemers.ts';

export const redeemers: { readonly [K in keyof typeof en]: string } = {
  'enemies.zealot': '{count, plural, one {# Zealot} other {# Zealots}}',
  'enemies.fanatic': '{count, plural, one {# Fanatic} other {# Fanatics}}',
  'enemy.zealot': 'Zealot',
  'enemy.zealot.text': '3 actions, portée 0, 2 points de vie, 1 dommage à chaque survivant de sa zone.',
  'enemy.fanatic': 'Fanatic',
  'enemy.fanatic.text':
    '3 actions, portée 0, 1 point de vie, 1 dommage. Quand il attaque, lancez un dé : sur 5-6, son gilet explose à la place, comme lorsqu’un survivant attaque sa zone et qu’un dé montre 6. Chaque gilet de la zone inflige 3 dommages à tout ce qui s’y trouve, armure ou non.',

  'enemy.sweeps': 'Tout le monde subit une attaque ({zone}) : {enemy}.',
  'vest.rolled': 'Attaque ({enemy}), résultat {die, number} ; sur 5-6, le gilet explose.',
  'vests.explode':
    '{count, plural, one {Un gilet explose} other {# gilets explosent}} ({zone}) : {damage, plural, one {# dommage} other {# dommages}} à tout ce qui s’y trouve.',
  'object.blast': 'Dé pour l’épave ({object}) : {die, number} ; sur 1-{upTo, number}, elle explose.',

  'cards.dealt':
    '{who} {count, plural, =0 {ne reçoit aucune carte, il n’en reste plus} one {reçoit # carte} other {reçoit # cartes}}.',
  'deal.keep': '{who} garde {keep, plural, one {# carte. Laquelle} other {# cartes. Lesquelles}} ?',
  'deal.noise': 'Une carte Bruit est écartée sans effet.',

  'runaway.moves': 'Fuite ({object}) : {zone}.',
  'runaway.kit': 'Quel Kit de soins est dépensé ?',
  'runaway.calmed': '{who} obtient {die, number}, seuil {needed, number}+{from} : sédation réussie ({object}).',
  'runaway.struggles': '{who} obtient {die, number}, seuil {needed, number}+{from} : la sédation échoue ({object}).',
  'bar.runaway': 'Classe requise, avec un Kit de soins : {class}.',

  'key.rolled': '{who} fouille les morts, en quête d’une carte d’accès : {die, number}, seuil {from, number}+.',
  'key.found': '{who} trouve une carte d’accès.',
  'key.taken': '{who} ramasse la carte d’accès.',
  'key.used': '{who} utilise la carte d’accès.',
  'act.key.take': 'Ramasser la carte d’accès',
  'act.key.use': 'Utiliser la carte d’accès',
  'bar.key': 'Il n’en reste que la carte d’accès.',

  'hideout.rolled': 'Dé pour la cachette : {die, number} ; sur 1-{upTo, number}, elle est ailleurs.',
  'hideout.empty': 'Personne ici ({zone}) : {boss} se trouve ailleurs.',
  'hideout.found': 'Le boss se montre ({zone}) : {boss}, avec {guards}.',
};
