export const rulebook = {
  'page.rulebook.rules': 'Règles',
  'page.rulebook.chapters': 'Chapitres',
  'page.rulebook.introduction': 'Introduction',
  'page.rulebook.eyebrow': 'Livre de règles',
  'page.rulebook.chapter': 'Chapitre {number}',
  'page.rulebook.all':
    '{rules, plural, =0 {Aucune règle trouvée} one {# règle dans un chapitre} other {# règles dans {chapters, plural, one {# chapitre} other {# chapitres}}}}',
  'page.rulebook.chapterHits': '{count, plural, one {# règle trouvée} other {# règles trouvées}}',

  'page.rulebook.search': 'Chercher dans les règles',
  'page.rulebook.search.hint': 'Un mot ou un numéro',
  'page.rulebook.search.clear': 'Effacer la recherche',
  'page.rulebook.search.results': 'Résultats pour « {query} »',
  'page.rulebook.search.rest': '{count, plural, one {Afficher # règle de plus} other {Afficher # règles de plus}}',
  'page.rulebook.search.back': 'Toutes les règles trouvées',

  'page.rulebook.none': 'Aucune règle ne contient « {query} ».',
  'page.rulebook.none.together': 'Aucune règle ne contient tous ces mots à la fois. Certaines contiennent :',
  'page.rulebook.none.word': '« {word} », {count, plural, one {# règle} other {# règles}}',
  'page.rulebook.none.try':
    'Le début d’un mot suffit, les accents et les majuscules ne comptent pas, et l’on peut aussi chercher le numéro d’une règle. Ou bien parcourez l’un des chapitres.',

  'page.rulebook.copy': 'Copier le lien vers la règle {rule}',
  'page.rulebook.copied': 'Lien copié',
  'page.rulebook.turn': 'Tourner la page',
  'page.rulebook.previous': 'Chapitre précédent',
  'page.rulebook.next': 'Chapitre suivant',

  'page.rulebook.unknown': 'La règle ou le chapitre « {rule} » n’existe pas dans ce livre de règles.',
  'page.rulebook.unknown.text':
    'Le numéro a peut-être changé. Cherchez un mot de cette règle, ou parcourez les chapitres.',
  'page.rulebook.missing': 'Ce livre de règles reste à écrire.',
  'page.rulebook.missing.text': 'Les règles de ce jeu rejoindront la ludothèque en même temps que lui.',
  'page.rulebook.missing.home': 'Aller à la ludothèque',
  'page.rulebook.failed': 'Le livre de règles n’a pas pu être chargé.',
  'page.rulebook.failed.text': 'Rien n’est perdu. Vérifiez la connexion, puis réessayez.',
  'page.rulebook.failed.again': 'Réessayer',

  'page.rulebook.link': 'Règle {rule} : afficher son texte',
  'page.rulebook.whole': 'Ouvrir le livre de règles entier',
} as const;
