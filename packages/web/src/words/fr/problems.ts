export const problems = {
  'page.problems.nowhere': 'Il n’y a rien ici',
  'page.problems.nowhere.text': 'L’adresse a peut-être été coupée quand elle a été copiée.',
  'page.problems.home': 'Vers l’étagère',
  'page.problems.broken': 'Quelque chose s’est cassé',
  'page.problems.broken.text':
    'Vos parties sont enregistrées et rien n’est perdu. Rechargez la page pour continuer. Le rapport contient la mise en place et le journal de cette partie, pour que nous puissions revoir ce qui s’est passé.',
  'page.problems.reload': 'Recharger',
  'page.problems.report': 'Enregistrer un rapport',
} as const;
