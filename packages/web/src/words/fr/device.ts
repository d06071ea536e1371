export const device = {
  'page.device.code.no-storage':
    'Ce navigateur ne peut pas enregistrer de parties, peut-être parce que la navigation est privée. Rien n’a changé. Jouez dans une fenêtre normale, ou sur un serveur.',
  'page.device.code.storage-full':
    'Le disque est plein et l’enregistrement a échoué. La partie est comme avant. Faites de la place et réessayez, ou enregistrez la partie dans un fichier.',
  'page.device.code.storage-failed':
    'Le navigateur n’a rien pu enregistrer. La partie est comme avant. Réessayez, ou enregistrez la partie dans un fichier.',
  'page.device.code.newer-page':
    'Une version plus récente de cette page a enregistré vos parties. Fermez toutes les fenêtres de Starboard, puis rouvrez la page.',
  'page.device.code.no-worker':
    'Les règles n’ont pas pu démarrer. Vos parties sont enregistrées et rien n’est perdu. Vérifiez la connexion et rechargez la page.',
  'page.device.code.no-seed':
    'Ce fichier ne contient pas de graine : la partie ne peut pas être rejouée. Enregistrez-la encore une fois depuis l’appareil où elle a été jouée.',
  'page.device.code.overtaken': 'Un autre choix a été fait entre-temps.',
  'page.device.code.device-broken':
    'Un problème est survenu sur cet appareil. Rien n’a changé. Rechargez la page et continuez.',
} as const;
