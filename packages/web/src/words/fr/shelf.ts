export const shelf = {
  'page.shelf.other.name': 'Un jeu absent de cette page',

  'page.shelf.games': '{count, plural, =0 {Aucun jeu} one {Un jeu} other {# jeux}} sur la table',
  'page.shelf.seats': '{most, plural, =1 {solo} one {{least, number} à #} other {{least, number} à #}}',
  'page.shelf.minutes': '{least}–{most} min',
  'page.shelf.hours': '{least}–{most} h',
  'page.shelf.new': 'Nouvelle partie',
  'page.shelf.new.of': 'Nouvelle partie : {game}',
  'page.shelf.rules.of': 'Règles : {game}',

  'page.shelf.continue.yours': 'Continuer · à vous de jouer',
  'page.shelf.continue.waiting': 'Continuer · en attente des autres',
  'page.shelf.continue.text': 'Tout est resté comme vous l’avez laissé.',
  'page.shelf.continue.game': '{game}. Tout est resté comme vous l’avez laissé.',
  'page.shelf.continue.round': '{game} · {round}. Tout est resté comme vous l’avez laissé.',
  'page.shelf.continue.take': 'Jouer mon tour',
  'page.shelf.continue.look': 'Aller à la table',
  'page.shelf.you': 'vous',
  'page.shelf.someone': 'Joueur',
  'page.shelf.all': 'Toutes mes parties',

  'page.shelf.welcome': 'Une table parmi les étoiles',
  'page.shelf.tutorial': 'Première visite ?',
  'page.shelf.tutorial.start': 'Commencer le tutoriel',
  'page.shelf.tutorial.starting': 'Le plateau se met en place…',

  'page.shelf.promise': 'Le principe',
  'page.shelf.promise.rules':
    'Les règles sont appliquées, le programme joue les ennemis, et chaque ligne cite sa règle.',
  'page.shelf.promise.people': 'En solo, autour d’un écran, ou à distance avec des amis grâce à un lien.',
  'page.shelf.promise.kept': 'Chaque réponse est enregistrée. Fermez la page et continuez un autre jour.',

  'page.shelf.join': 'Rejoindre une partie',
  'page.shelf.join.paste': 'Collez un lien de place',
  'page.shelf.join.go': 'Rejoindre',
  'page.shelf.join.wrong':
    'Ce n’est pas un lien vers une place ou une table. Copiez-le en entier et collez-le à nouveau.',
  'page.shelf.watch': 'Regarder',
  'page.shelf.watch.text':
    'Ouvrez une partie enregistrée dans un fichier : revoyez-la, ou reprenez-la là où elle s’est arrêtée.',
  'page.shelf.offline':
    'Le serveur est injoignable pour le moment. Les parties de cet appareil fonctionnent comme toujours ; elles sont enregistrées ici.',
} as const;
