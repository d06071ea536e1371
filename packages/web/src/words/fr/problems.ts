export const problems = {
  'page.problems.nowhere': 'Il n’y a rien ici',
  'page.problems.nowhere.text': 'L’adresse a peut-être été coupée à la copie.',
  'page.problems.home': 'Aller à la ludothèque',
  'page.problems.broken': 'Un problème est survenu',
  'page.problems.broken.text':
    'Vos parties sont enregistrées et rien n’est perdu. Rechargez la page pour continuer. Le rapport contient la mise en place et le journal de cette partie, pour que nous puissions reproduire le problème.',
  'page.problems.reload': 'Recharger',
  'page.problems.report': 'Enregistrer un rapport',
  'page.problems.retry': 'Réessayer',

  'page.problems.unreachable': 'Le serveur est injoignable. Rien n’a changé. Vérifiez la connexion et réessayez.',
  'page.problems.not-loaded':
    'Une partie de la page n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.',
  'page.problems.unknown': 'L’opération a échoué et nous ne savons pas pourquoi. Rien n’a changé. Réessayez.',

  'page.problems.code.already-answered': 'Vous avez déjà répondu. Les autres réfléchissent encore.',
  'page.problems.code.bad-answer':
    'Cette réponse ne fait pas partie de celles qui sont possibles. Choisissez à nouveau.',
  'page.problems.code.bad-code':
    'Ce lien ne fonctionne plus. Il ne sert qu’une fois, et peu de temps. Créez-en un nouveau sur votre autre appareil.',
  'page.problems.code.bad-journal': 'Ce fichier ne contient aucune partie de Starboard. Choisissez un autre fichier.',
  'page.problems.code.bad-key':
    'Ce lien n’ouvre aucune place : il a déjà servi, un lien plus récent le remplace, ou il a été coupé à la copie. Demandez un nouveau lien à la personne qui l’a envoyé.',
  'page.problems.code.bad-request': 'Le serveur n’a pas compris. Rien n’a changé. Rechargez la page.',
  'page.problems.code.bad-seed': 'Cette graine ne convient pas. Laissez le champ vide pour en tirer une au hasard.',
  'page.problems.code.bad-setup':
    'Impossible de commencer une partie ainsi. Cherchez ce qui est signalé et changez-le.',
  'page.problems.code.broken-rule':
    'Les règles ont buté sur une erreur de notre part. Rien n’a changé. Annulez votre dernière réponse ou choisissez autrement.',
  'page.problems.code.headers-too-large':
    'Le navigateur a envoyé trop de données. Supprimez les cookies de cette page et réessayez.',
  'page.problems.code.internal': 'Le serveur a eu un problème. Rien n’a changé. Réessayez.',
  'page.problems.code.journal-mismatch':
    'Ce fichier ne raconte pas une partie qui a eu lieu : rejouée selon les règles, elle se passe autrement.',
  'page.problems.code.match-damaged':
    'Ce que le serveur a gardé de cette partie est abîmé. Son responsable est prévenu ; les autres parties n’ont rien.',
  'page.problems.code.match-not-over': 'Il faut attendre la fin de la partie.',
  'page.problems.code.match-over': 'La partie est terminée. Rien n’a changé.',
  'page.problems.code.no-player':
    'Le serveur ne vous connaît pas encore. Donnez votre nom dans les réglages, puis réessayez.',
  'page.problems.code.no-undo-wish': 'Plus personne ne souhaite annuler quoi que ce soit.',
  'page.problems.code.not-plain-data':
    'Ce fichier contient quelque chose qu’aucune partie ne peut contenir. Choisissez un autre fichier.',
  'page.problems.code.not-seated': 'Vous n’avez pas de place à cette table. Demandez un lien de place pour jouer.',
  'page.problems.code.not-watchable': 'Cette partie est fermée aux spectateurs. Demandez un lien de place pour jouer.',
  'page.problems.code.not-yours': 'Cette place est à quelqu’un d’autre. Rien n’a changé.',
  'page.problems.code.other-game': 'Ce fichier vient d’un autre jeu.',
  'page.problems.code.other-version': 'Ce fichier vient d’une autre version des règles et ne peut pas être rejoué.',
  'page.problems.code.outdated-checkpoint': 'Cela a été annulé entre-temps. Rechargez la page.',
  'page.problems.code.seat-taken': 'Cette place est déjà prise. Demandez un autre lien de place.',
  'page.problems.code.several-seats': 'Plusieurs de vos places doivent répondre. Dites pour laquelle vous répondez.',
  'page.problems.code.shutting-down': 'Le serveur redémarre. Rien n’est perdu. Réessayez dans un instant.',
  'page.problems.code.stale-decision':
    'Quelqu’un a choisi avant vous. Rien n’a changé de votre côté. La nouvelle question est affichée.',
  'page.problems.code.still-here':
    'La personne à cette place est encore là. Demandez-lui, ou attendez qu’elle soit partie.',
  'page.problems.code.store-failed': 'Le serveur n’a rien pu enregistrer. Rien n’a changé. Réessayez dans un instant.',
  'page.problems.code.too-large':
    'C’est trop volumineux pour le serveur. Rien n’a changé. Sur cet appareil, cette limite n’existe pas.',
  'page.problems.code.newer-rules':
    'Cette partie suit désormais des règles plus récentes, que ce serveur n’a pas encore. Rechargez la page dans un instant.',
  'page.problems.code.foreign-page':
    'Le serveur prend cette page pour celle d’un autre. Ouvrez-la à l’adresse du serveur lui-même.',
  'page.problems.code.not-host': 'Seul l’hôte peut supprimer cette partie. Rien n’a changé. Vous pouvez la ranger.',
  'page.problems.code.blocked': 'Ce serveur ne répond pas à votre réseau. Rien n’a changé.',
  'page.problems.code.not-for-you': 'Ceci est réservé à qui fait tourner le serveur.',
  'page.problems.code.too-many-imports':
    'Le serveur vérifie déjà d’autres parties. Rien n’a changé. Réessayez dans un instant.',
  'page.problems.code.too-many-requests': 'Trop de demandes à la fois. Attendez une minute et réessayez.',
  'page.problems.code.too-many-streams':
    'Cette table est ouverte dans trop de fenêtres. Fermez-en quelques-unes et réessayez.',
  'page.problems.code.match-deleted': 'Cette partie a été supprimée. Il n’en reste rien sur le serveur.',
  'page.problems.code.match-full':
    'Cette partie est devenue aussi longue qu’une partie peut l’être ici. Elle est conservée et peut se regarder, mais rien ne s’y ajoute plus.',
  'page.problems.code.thought-cut-off': 'Le calcul prenait trop de temps. Rien n’a changé.',
  'page.problems.code.too-many-bots':
    'Les robots jouent déjà à toutes les tables que ce serveur peut tenir. Réessayez dans une minute, ou jouez sur cet appareil.',
  'page.problems.code.too-much-thinking': 'Le serveur a assez réfléchi pour vous. Réessayez dans une minute.',
  'page.problems.code.too-slow': 'La connexion était trop lente. Rien n’a changé. Réessayez.',
  'page.problems.code.undo-needs-agreement':
    'Des dés ont été lancés ou quelque chose a été révélé depuis : les autres doivent être d’accord.',
  'page.problems.code.undo-too-far': 'Il n’y a plus rien à annuler aussi loin.',
  'page.problems.code.unknown-bot': 'Ce robot ne joue pas ici. Choisissez-en un autre.',
  'page.problems.code.unknown-game': 'Ce jeu n’est pas sur ce serveur.',
  'page.problems.code.unknown-match': 'Cette partie n’existe pas ici. Le lien a peut-être été coupé à la copie.',
  'page.problems.code.no-score': 'Ce score n’existe pas ici. Le lien est peut-être incomplet.',
  'page.problems.code.unknown-route':
    'Le serveur ne connaît pas cette demande. Il est peut-être plus ancien que la page : rechargez la page.',
  'page.problems.code.unknown-seat': 'Cette place n’existe pas à cette table.',
  'page.problems.code.wrong-media-type': 'Le serveur ne peut pas lire ce genre de fichier.',
  'page.problems.code.wrong-seat': 'Ce n’est pas le tour de cette place. Rien n’a changé.',
  'page.problems.code.wrong-seed':
    'La graine de ce fichier n’est pas celle qui avait été promise au début de la partie.',
} as const;
