import type { en } from './en.ts';
import { upkeep } from './upkeep/fr.ts';

export const fr: { readonly [K in keyof typeof en]: string } = {
  'cli.about': 'Une table pour des jeux de plateau de science-fiction, en solo ou en coopération.',
  'cli.help.usage': 'Usage :',
  'cli.help.arguments': 'Arguments :',
  'cli.help.options': 'Options :',
  'cli.help.commands': 'Commandes :',
  'cli.help.for.options': 'options',
  'cli.help.for.command': 'commande',
  'cli.help.for.game': 'jeu',
  'cli.help.for.file': 'fichier',
  'cli.help.for.words': 'mots',
  'cli.help.for.number': 'nombre',
  'cli.help.for.seat': 'place',
  'cli.help.for.name': 'nom',
  'cli.help.for.setting': 'nom=valeur',
  'cli.help.for.value': 'valeur',
  'cli.help.for.language': 'langue',
  'cli.help.help': 'afficher cette aide',
  'cli.help.codes':
    'Codes de retour : tout s’est bien passé, 0 ; échec, ou fichier qui ne convient pas, 1 ; commande mal appelée, 2.',
  'cli.help.serve': 'ouvrir la table aux navigateurs, sur cette machine et sur son réseau',
  'cli.help.serveSettings': 'Réglages, que l’on peut aussi donner par une variable d’environnement :',
  'cli.help.play': 'jouer une partie entière dans ce terminal, tous au même clavier',
  'cli.help.game': 'le jeu, {usual} si vous n’en nommez aucun ; au choix : {games}',
  'cli.help.seed':
    'des mots qui décident de chaque dé et de chaque carte : les mêmes mots donnent la même partie. Les 64 chiffres d’une graine sont pris tels quels. Sans mots, la partie est chaque fois nouvelle',
  'cli.help.language': 'en ou fr ; sinon, la langue de votre système',
  'cli.help.bot':
    'confier cette place à un robot, ou place=nom pour l’un de ceux-ci : {bots} ; par défaut, le premier. À répéter pour chaque place',
  'cli.help.set': 'préparer la partie, par exemple season=calm ; à répéter pour chaque réglage',
  'cli.help.save': 'écrire le journal de la partie dans ce fichier, à la fin ou quand vous partez',
  'cli.help.settings': 'Réglages ({game}) :',
  'cli.help.sim': 'faire jouer de nombreuses parties à des robots, et compter les résultats',
  'cli.help.anyGame': 'le jeu ; au choix : {games}. Après son nom, --help montre aussi ses réglages',
  'cli.help.games': 'combien de parties ; {usual, number} par défaut',
  'cli.help.simBot':
    'qui joue à toutes les places{named, select, yes { : {bots} ; par défaut, le premier} other { ; random joue à tous les jeux, le robot par défaut est celui du jeu}}',
  'cli.help.simSeed':
    'des mots qui décident de tout : les mêmes mots donnent les mêmes nombres. Sans mots, ils sont chaque fois nouveaux, et affichés',
  'cli.help.each': 'jouer chaque valeur d’un réglage, comme mission, et afficher un tableau',
  'cli.help.threads': 'combien de fils jouent en même temps ; par défaut, tous les cœurs',
  'cli.help.json': 'afficher un seul objet JSON pour les programmes, et rien d’autre',
  'cli.help.check': 'vérifier votre propre mission, et lister tout ce qui ne va pas',
  'cli.help.mission': 'la mission, un fichier JSON',
  'cli.help.missionFile': 'jouer votre propre mission, prise dans ce fichier (check liste ce qui ne va pas)',
  'cli.help.replay': 'raconter une partie enregistrée, et vérifier ses dés et chaque réponse',
  'cli.help.file': 'le journal que play --save a écrit',
  'cli.help.quiet': 'dire seulement si tout est exact',
  'cli.help.replaySeed': 'la graine d’une partie inachevée, en mots ou en 64 chiffres, pour la vérifier malgré tout',
  'cli.help.bench': 'mesurer la vitesse des jeux sur un seul cœur',
  'cli.help.benchGame':
    'le jeu à mesurer, tous si vous n’en nommez aucun ; au choix : {games}. Après un nom, --help montre aussi ses réglages',

  'cli.setup.values': '{values}',
  'cli.setup.usual': '{values} ; {usual} par défaut',
  'cli.setup.needed': '{values} ; obligatoire',
  'cli.setup.or': '{one}, ou {other}',
  'cli.setup.number': 'un nombre',
  'cli.setup.numberFrom': 'un nombre à partir de {from, number}',
  'cli.setup.numberUpTo': 'un nombre jusqu’à {to, number}',
  'cli.setup.numberBetween': 'un nombre de {from, number} à {to, number}',
  'cli.setup.boolean': 'true, false',
  'cli.setup.text': 'du texte',
  'cli.setup.list': 'une liste JSON ({of})',
  'cli.setup.object': 'un objet JSON avec : {names}',
  'cli.setup.any': 'n’importe quelle valeur',

  'cli.serve.set.port': 'le port ; 0 pour n’importe quel port libre',
  'cli.serve.set.host': 'l’adresse d’écoute ; 0.0.0.0 vaut pour toutes celles de la machine',
  'cli.serve.set.dataFolder': 'le dossier où tout est gardé',
  'cli.serve.set.databaseUrl': 'une base PostgreSQL au lieu du dossier ; plusieurs serveurs peuvent la partager',
  'cli.serve.set.replicaUrl':
    'une réplique en continu de cette base, qui fournit replays et scores tant qu’elle est à jour',
  'cli.serve.set.journalPartitions':
    'sur combien de partitions de cette base, au moins, se répartissent les nouvelles parties ; 0 garde celles qui existent, et en crée 16 dans une base neuve. À régler une fois tous les serveurs à cette version',
  'cli.serve.set.acceptLoss':
    'démarrer avec ce qui reste dans le dossier, même s’il en contenait davantage ; pour un seul démarrage, une fois lu ce qui manque',
  'cli.serve.set.logAddresses':
    'comment le journal désigne les adresses : {values} ; avec hash, on les distingue jusqu’au prochain démarrage seulement',
  'cli.serve.set.publicUrl':
    'l’adresse du serveur vue de l’extérieur ; avec https, les cookies ne passent que par https',
  'cli.serve.set.trustProxy': 'se fier au proxy placé devant pour savoir qui demande',
  'cli.serve.set.logLevel':
    'ce que raconte le journal sur stderr : {values}. Sans cela, un terminal ne reçoit que les avertissements',
  'cli.serve.set.idleMinutes':
    'une partie à laquelle personne ne touche quitte la mémoire après tant de minutes ; elle reste sur le disque',
  'cli.serve.set.awayMinutes': 'après tant de minutes sans signe de vie, une personne peut être remplacée',
  'cli.serve.set.requestsPerMinute':
    'combien de requêtes une adresse peut faire par minute, et cinquante fois plus pour les fichiers de la page ; 0, sans limite',
  'cli.serve.set.importsPerMinute':
    'combien de parties jouées ailleurs une adresse peut apporter par minute ; 0, sans limite',
  'cli.serve.set.streamsPerAddress': 'combien de flux d’événements une adresse peut tenir ouverts',
  'cli.serve.set.mostStreams': 'combien de flux d’événements peuvent être ouverts en tout',
  'cli.serve.set.thinkingThreads':
    'dans combien de fils d’exécution les robots réfléchissent et les chances se calculent ; 0 pour un de moins que de cœurs, quatre au plus',
  'cli.serve.set.longestThought':
    'une réflexion qui dure plus de secondes est abandonnée ; le robot répond alors au hasard',
  'cli.serve.set.thinkingPerMatch':
    'combien de secondes de réflexion une partie peut coûter par minute ; 0, sans limite',
  'cli.serve.set.thinkingPerPlayer': 'de même pour une personne',
  'cli.serve.set.thinkingPerAddress': 'de même pour une adresse',
  'cli.serve.set.mostBotMatches': 'dans combien de parties des robots peuvent jouer en même temps',
  'cli.serve.set.mostBotAnswers': 'après tant de réponses de suite, les robots attendent une personne',
  'cli.serve.set.mostEntries': 'combien d’entrées peut avoir le journal d’une partie',
  'cli.serve.set.bodyKilobytes': 'combien de kilo-octets une requête peut contenir',
  'cli.serve.set.coldOlderThan':
    'avec PostgreSQL : mettre à l’écart de lui-même, de temps en temps, les journaux des parties terminées auxquelles personne n’a touché depuis si longtemps. Sans cela, aucun',
  'cli.serve.set.pruneOlderThan':
    'supprimer de lui-même, de temps en temps, les parties auxquelles personne n’a touché depuis si longtemps, par exemple 180d ; starboard prune --help dit lesquelles. Sans cela, aucune',
  'cli.serve.set.metricsToken': 'le jeton qui ouvre /metrics ; sans lui, seule cette machine y a accès',
  'cli.serve.set.replayKilobytes': 'combien de kilo-octets peut avoir le journal d’un replay',
  'cli.serve.setting': '{what} ({variable})',
  'cli.serve.settingUsual': '{what} ({variable}, {usual} par défaut)',
  'cli.serve.fits.whole': 'un nombre entier de {least, number} à {most, number}',
  'cli.serve.fits.number': 'un nombre de {least, number} à {most, number}',
  'cli.serve.fits.oneOf': 'une valeur parmi {values}',
  'cli.serve.fits.switch': 'true ou false',
  'cli.serve.fits.text': 'du texte',
  'cli.serve.fits.origin': 'une adresse web sans chemin, comme https://table.example.org',
  'cli.serve.fits.span': 'une durée d’au moins un jour, en jours, semaines ou années, comme 180d, 26w ou 2y',
  'cli.serve.fits.postgres': 'une adresse comme postgres://user:password@host:5432/database',
  'cli.serve.wrong': 'Le serveur ne peut pas démarrer avec ces réglages :',
  'cli.serve.wrong.value': '{source} demande {fits} ; « {given} » ne convient pas.',
  'cli.serve.wrong.secret': '{source} demande {fits}.',
  'cli.serve.open': 'La table est ouverte à l’adresse',
  'cli.serve.folder': 'Tout est gardé dans {folder}.',
  'cli.serve.database': 'Tout est gardé dans PostgreSQL ({place}).',
  'cli.serve.someDatabase': 'Tout est gardé dans PostgreSQL.',
  'cli.serve.stop': 'Ctrl+C l’arrête.',
  'cli.serve.stopping': 'Arrêt dès que ce qui est en cours sera fait. Un second Ctrl+C arrête tout de suite.',
  'cli.serve.portTaken':
    'Le serveur ne peut pas démarrer : le port {port} est déjà utilisé. Choisissez-en un autre avec --port.',
  'cli.serve.portDenied':
    'Le serveur ne peut pas démarrer : le système lui refuse le port {port}. À partir de 1024, les ports sont libres pour tous.',
  'cli.serve.noHost': 'Le serveur ne peut pas démarrer : cette machine n’a pas l’adresse « {host} ».',
  'cli.serve.store':
    '{doing, select, serve {Le serveur ne peut pas démarrer} other {Rien n’a été fait}} : {code, select, inUse {son dossier est déjà utilisé.} unusable {son dossier est inutilisable.} unreachable {sa base de données est inutilisable.} newer {ses données sont d’une version plus récente.} other {ses données ne s’ouvrent pas.}}',
  'cli.serve.noDatabase':
    '{doing, select, serve {Le serveur ne peut pas démarrer} other {Rien n’a été fait}} : {file} n’est pas une base de données.',
  'cli.serve.noDatabase.what':
    'Si ce fichier est à vous, déplacez-le, ou indiquez au serveur un autre dossier avec --data. S’il contenait une base de données, restaurez une sauvegarde.',
  'cli.serve.damaged':
    '{doing, select, serve {Le serveur ne peut pas démarrer} other {Rien n’a été fait}} : sa base de données {file} est abîmée.',
  'cli.serve.damaged.what': 'Constat : {what}. Restaurez une sauvegarde.',
  'cli.serve.lost':
    '{doing, select, serve {Le serveur ne peut pas démarrer} other {Rien n’a été fait}} : une partie de ce qui était gardé dans {folder} a disparu. {cause, select, database {Le fichier starboard.db est absent ou vide.} log {Le fichier starboard.db-wal, qui contient les derniers changements, est absent ou vide.} other {Le fichier starboard.db ou starboard.db-wal est plus ancien qu’il n’était, ou abîmé.}}',
  'cli.serve.lost.count':
    'On y avait enregistré au moins {known, plural, one {# changement} other {# changements}}, le dernier à cette date : {at} ; {found, plural, =0 {il n’en reste aucun} one {il en reste #} other {il en reste #}}.',
  'cli.serve.lost.what':
    'Remettez les fichiers qui manquent, ou restaurez une sauvegarde. Pour continuer malgré cette perte, démarrez une fois avec --accept-loss.',
  'cli.serve.copied':
    '{doing, select, serve {Le serveur ne peut pas démarrer} other {Rien n’a été fait}} : on a copié {file} pendant que la base servait, et les derniers changements manquent.',
  'cli.serve.copied.what':
    'Ils sont dans starboard.db-wal, qui se trouvait à côté : copiez les deux fichiers, ou le dossier entier. Pour continuer sans eux, démarrez une fois avec --accept-loss.',
  'cli.serve.unfitting':
    '{doing, select, serve {Le serveur ne peut pas démarrer} other {Rien n’a été fait}} : les tables de sa base de données ne sont pas celles de son format, {format}.',
  'cli.serve.unfitting.missing': 'Absentes : {tables}.',
  'cli.serve.unfitting.surplus': 'Déjà présentes : {tables}.',
  'cli.serve.unfitting.what':
    'Quelqu’un l’a modifiée à la main, ou elle n’est pas à Starboard. Restaurez une sauvegarde.',
  'cli.serve.failed': 'Le serveur ne peut pas démarrer ({reason}).',

  'cli.wrong.call': 'Demande incomprise ({message}).',
  'cli.wrong.option': 'L’option {given} n’existe pas.',
  'cli.wrong.command': 'La commande « {given} » n’existe pas.',
  'cli.wrong.valueMissing': 'L’option {given} demande une valeur.',
  'cli.wrong.optionElsewhere': 'L’option {given} n’existe pas ici, mais seulement pour {games}.',
  'cli.wrong.needed': 'Il manque une option : {given}.',
  'cli.wrong.missing':
    'Nommez {what, select, file {un fichier} match {une partie} network {un réseau} other {un jeu}} : starboard {command} {what, select, file {FICHIER} match {PARTIE} network {RÉSEAU} other {JEU}}.',
  'cli.wrong.excess':
    'C’est trop pour « {given} » : {given, select, serve {il n’y a que des options} replay {un seul fichier à la fois} check {un seul fichier à la fois} backup {un seul fichier à la fois} restore {un seul fichier à la fois} doctor {un seul fichier à la fois} prune {il n’y a que des options} matches {il n’y a que des options} other {un seul jeu à la fois}}.',
  'cli.wrong.count': '{flag} demande un nombre entier de 1 à {most, number} ; « {given} » n’en est pas un.',
  'cli.wrong.each': '« {given} » n’est pas un réglage à liste de valeurs ({game}).',
  'cli.wrong.bot': 'Le robot « {given} » n’existe pas pour {game}. Au choix : {bots}.',
  'cli.wrong.language': 'La langue « {given} » n’existe pas : choisissez en ou fr.',
  'cli.wrong.game': 'Le jeu « {given} » n’existe pas. Dans la ludothèque : {games}.',
  'cli.wrong.seat': 'La place « {given} » n’existe pas. Au choix : {seats}.',
  'cli.wrong.setting': 'Un réglage est un nom et une valeur, comme season=calm ; « {given} » n’en est pas un.',
  'cli.wrong.setup': 'Impossible de jouer ainsi :',
  'cli.wrong.noMissions': 'Ce jeu n’accepte pas de mission personnelle : {game}.',
  'cli.wrong.twoMissions': 'Deux missions à la fois : donnez soit --mission, soit --mission-file.',
  'cli.wrong.save': 'Impossible d’écrire dans le fichier « {given} » : {reason}.',
  'cli.wrong.noValue': 'Aucune valeur de ce réglage ne peut être jouée (« {given} ») :',
  'cli.wrong.hint': '{call} montre ce qui existe.',

  'cli.begin.keyboard': 'Au clavier : {seats}.',
  'cli.begin.bots': 'Un robot joue pour : {seats}.',
  'cli.begin.help': 'Tapez ? à tout moment pour voir ce que vous pouvez taper.',
  'cli.promise': 'Promesse des dés (l’empreinte de la graine, SHA-256)',
  'cli.seed': 'Graine',
  'cli.seed.again': 'Pour rejouer la même donne, donnez ces chiffres à --seed.',

  'cli.asks': '{seat} – {question}',
  'cli.handOver': 'La prochaine question est pour {seat}. Que tous les autres détournent les yeux.',
  'cli.handOver.ready': 'Appuyez sur Entrée quand personne d’autre ne voit l’écran ({seat}). ',
  'cli.who': 'Chacun de vous peut répondre. Qui répond ?',
  'cli.partners': 'à associer avec',
  'cli.atMost': '{option} (au plus {limit, number})',
  'cli.places': 'endroits : {places}',
  'cli.blocked': '{option} – {reason}',

  'cli.fits.one': '{count, plural, one {Tapez 1.} other {Tapez un numéro de 1 à #.}}',
  'cli.fits.some':
    '{range, select, upTo {Tapez jusqu’à {max, plural, one {# numéro} other {# numéros séparés par des espaces}}, ou une ligne vide pour aucun} exactly {Tapez {max, plural, one {# numéro} other {# numéros séparés par des espaces}}} other {Tapez de {min, number} à {max, plural, one {# numéro} other {# numéros séparés par des espaces}}}}.',
  'cli.fits.order':
    '{count, plural, one {Tapez 1.} other {Tapez les # numéros dans l’ordre voulu, séparés par des espaces.}}',
  'cli.fits.split':
    'Tapez {count, plural, one {la quantité} other {# quantités dans l’ordre de la liste}}, {amount, number} en tout.',
  'cli.fits.pairs': 'Tapez {count, plural, one {# paire comme 1-2} other {# paires comme 1-2 2-1}}.',
  'cli.fits.place': 'Tapez le numéro d’un endroit.',

  'cli.answer.notNumber': '« {typed} » n’est pas un numéro.',
  'cli.answer.notPlace': '« {typed} » n’est pas un endroit.',
  'cli.answer.placeNotOffered': 'On ne peut pas choisir « {typed} ».',
  'cli.answer.notPair': '« {typed} » n’est pas une paire comme 1-2.',
  'cli.answer.notOffered': 'Le numéro {number, number} n’est pas proposé.',
  'cli.answer.twice': 'Vous avez donné deux fois le numéro {number, number}.',
  'cli.answer.oneOnly': 'Il faut un seul numéro, pas {given, number}.',
  'cli.answer.tooFew': 'Ce n’est pas assez : {given, number}.',
  'cli.answer.tooMany': 'C’est trop : {given, number}.',
  'cli.answer.sum': 'Cela fait {given, number} en tout, pas {amount, number}.',
  'cli.answer.limit': 'Numéro {number, number} : {limit, number} au plus.',

  'cli.commands.answer': 'la réponse, par les numéros de la liste',
  'cli.commands.undo': 'annuler la dernière réponse',
  'cli.commands.odds': 'ce que peut donner une réponse, par exemple o 1',
  'cli.commands.quit': 'quitter la partie',
  'cli.commands.help': 'cette liste',

  'cli.undo.done': 'C’est annulé.',
  'cli.undo.newDice': 'C’est annulé. Le hasard s’en était mêlé : dés et cartes tombent autrement à partir d’ici.',
  'cli.undo.nothing': 'Il n’y a pas encore de réponse à annuler.',
  'cli.undo.chance':
    'Impossible d’annuler : des dés sont tombés ou un secret a été révélé, et un robot est de la partie.',
  'cli.undo.other': 'Impossible d’annuler : une réponse est venue depuis ({seat}).',

  'cli.odds.title': 'Ce que cela peut donner, sur {samples, plural, one {# essai} other {# essais}}',
  'cli.odds.mean': '{name} : {mean, number, ::.0} en moyenne',
  'cli.odds.share': '{share, number, percent}',
  'cli.odds.none': 'Il n’y a rien à compter ici.',

  'cli.end.won': 'Victoire.',
  'cli.end.winners': 'Victoire : {seats}.',
  'cli.end.lost': 'Défaite.',
  'cli.end.resigned': 'La partie a été abandonnée.',
  'cli.end.score': 'Score : {score, number}',
  'cli.end.left': 'Vous quittez la table. La partie s’arrête ici.',
  'cli.end.input': 'Il n’y a plus rien à lire : la partie s’arrête ici.',
  'cli.end.saved': 'Le journal est dans {file}.',
  'cli.end.saveFailed': 'Impossible d’écrire le journal dans « {file} » : {reason}.',
  'cli.end.notSaved': 'Pour garder le journal d’une partie, jouez avec --save FICHIER.',

  'cli.sim.title': '{title} · {games, plural, one {# partie} other {# parties}} · robot {bot}',
  'cli.sim.wins': 'victoires',
  'cli.sim.losses': 'défaites',
  'cli.sim.count': '{count, number}',
  'cli.sim.winRate': 'taux de victoire',
  'cli.sim.share':
    '{share, number, ::percent .0} (intervalle à 95 % : de {low, number, ::percent .0} à {high, number, ::percent .0})',
  'cli.sim.decisions': 'décisions',
  'cli.sim.speed': 'décisions par seconde',
  'cli.sim.perSecond':
    '{perSecond, number} ({perCore, number} par cœur, {threads, plural, one {# fil} other {# fils}})',
  'cli.sim.mean': '{name}, en moyenne',
  'cli.sim.average': '{mean, number, ::.00}',
  'cli.sim.percent': '{share, number, ::percent .0}',
  'cli.sim.orMore': '{count, number}+',
  'cli.sim.matches': 'parties',
  'cli.sim.seed': 'Graine : {seed}. Pour retrouver les mêmes nombres :',
  'cli.sim.progress': '{done, number} sur {all, number}',
  'cli.sim.broken': 'La partie de graine « {seed} » a échoué : {what}',
  'cli.sim.endless':
    'La partie de graine « {seed} » n’a pas pris fin en {most, plural, one {# réponse} other {# réponses}}.',
  'cli.sim.repeat': 'Mise en place {setup}. Pour voir cette partie :',

  'cli.check.fine': '« {file} » est une mission : {title}. Rien à redire.',
  'cli.check.wrong': '{count, plural, one {# erreur} other {# erreurs}} dans « {file} » :',

  'cli.reason':
    '{code, select, ENOENT {ce fichier ou ce dossier n’existe pas} EISDIR {c’est un dossier} ENOTDIR {une partie du chemin n’est pas un dossier} EACCES {le système le refuse} EPERM {le système le refuse} EROFS {on ne peut rien y écrire} ENOSPC {il n’y a plus de place} ENAMETOOLONG {le nom est trop long} other {{code}}}',
  'cli.output': 'Impossible d’écrire le résultat : {reason}.',
  'cli.stopped': 'Arrêt avant que quoi que ce soit ait commencé.',
  'cli.fault': 'C’est une erreur du programme. Pour la corriger, il faut ces lignes :',

  'cli.file.unreadable': 'Impossible de lire le fichier « {file} » : {reason}.',
  'cli.file.large':
    'Le fichier « {file} » est trop gros : aucun journal et aucune mission ne dépasse {most, plural, one {# mégaoctet} other {# mégaoctets}}.',
  'cli.file.deep':
    'Le fichier « {file} » contient bien plus de niveaux imbriqués qu’aucun journal et qu’aucune mission.',
  'cli.file.empty': 'Le fichier « {file} » est vide.',
  'cli.file.notText': 'Le fichier « {file} » ne contient pas de texte, donc pas de JSON.',
  'cli.file.notJson':
    'Le fichier « {file} » est abîmé : ce n’est plus du JSON à la ligne {line, number}, colonne {column, number}.',
  'cli.replay.notJournal': 'Le fichier « {file} » n’est pas le journal d’une partie :',
  'cli.replay.more': '{rest, plural, one {et # autre} other {et # autres}}',
  'cli.replay.changed':
    'Le journal a été falsifié : l’entrée {entry, number} (étape {step, number}, « {decision} »), ou une autre avant elle, a été changée après coup.',
  'cli.replay.otherGame': 'Le jeu de cette partie, « {game} », n’est pas dans la ludothèque ({games}).',
  'cli.replay.version':
    'Cette partie suit la version {version, number} des règles ({game}) ; ici, c’est la version {here, number}, et on ne peut donc pas la rejouer.',
  'cli.replay.setup': 'On ne peut pas jouer avec la mise en place de ce journal :',
  'cli.replay.wrongSeed':
    'Les dés ne sont pas prouvés : la graine n’est pas celle qui a été promise au début de la partie.',
  'cli.replay.otherwise':
    'Le journal a été falsifié : l’entrée {entry, number} (étape {step, number}, « {decision} ») donne autre chose quand on la rejoue.',
  'cli.replay.otherwiseAt':
    'Le journal a été falsifié : l’entrée {entry, number} donne autre chose quand on la rejoue.',
  'cli.replay.cutOff':
    'Le journal a été tronqué : sa graine est révélée, comme à la fin d’une partie, mais celle-ci n’est pas terminée.',
  'cli.replay.fails': 'Impossible de rejouer ce journal : {reason}',
  'cli.replay.rules': 'Règles',
  'cli.replay.game': '{game}, version {version, number}',
  'cli.replay.setupOf': 'Mise en place',
  'cli.replay.seats': 'Places',
  'cli.replay.answers': 'Réponses',
  'cli.replay.count': '{answers, number}{back, plural, =0 {} one { (et # annulée)} other { (et # annulées)}}',
  'cli.replay.to': '({seats} seulement) {said}',
  'cli.replay.notOver': 'La partie n’est pas terminée.',
  'cli.replay.verified':
    'Vérifié : rejouée selon les règles, la partie donne les questions, les réponses et les jets qui sont écrits.',
  'cli.replay.proven': 'Les dés sont prouvés : la graine a l’empreinte promise avant le premier jet.',
  'cli.replay.unproven':
    'Pas vérifié : la graine d’une partie est révélée à la fin, et jusque-là on ne peut pas contrôler ses dés.',
  'cli.replay.hearsay':
    'D’après le fichier. Ce que seules certaines places ont appris reste caché tant que la partie dure.',
  'cli.replay.fromPosition': 'Cette partie a commencé dans une position donnée, et non au début du jeu.',

  'cli.bench.game': 'Jeu',
  'cli.bench.speed': 'décisions/s',
  'cli.bench.fork': 'µs par copie',
  'cli.bench.state': 'octets d’état',
  'cli.bench.answers': 'réponses par partie',
  'cli.bench.count': '{value, number}',
  'cli.bench.tenths': '{value, number, ::.0}',
  'cli.bench.how':
    'Coups au hasard sur un seul cœur ; les vitesses sont celles de la meilleure de {windows, plural, one {# fenêtre} other {# fenêtres}} de {millis, number} ms, l’état est le plus grand rencontré.',

  ...upkeep,
};
