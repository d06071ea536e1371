import type { upkeep as en } from './en.ts';

export const upkeep: { readonly [K in keyof typeof en]: string } = {
  'cli.help.for.match': 'partie',
  'cli.help.for.network': 'réseau',
  'cli.help.for.span': 'durée',

  'cli.help.backup': 'copier tout ce que garde un serveur dans un nouveau fichier, sans l’arrêter',
  'cli.help.backupFile': 'le fichier à créer ; s’il existe déjà, il reste tel quel',
  'cli.help.restore':
    'remettre une sauvegarde dans le dossier d’un serveur arrêté, après avoir vérifié chaque journal qu’elle contient',
  'cli.help.restoreFile': 'le fichier que backup a créé',
  'cli.help.replace': 'mettre de côté, dans un dossier à part, ce qui s’y trouve, et la sauvegarde à la place',
  'cli.help.acceptDamage': 'restaurer la sauvegarde même si une partie en est abîmée ; ce qui l’est reste tel quel',
  'cli.help.doctor':
    'parcourir tout ce qui est gardé, vérifier chaque sceau, et lister ce qui ne va pas ; rien n’est modifié',
  'cli.help.doctorFile': 'une sauvegarde à examiner, au lieu de ce que garde le serveur',
  'cli.help.doctorReplays':
    'rejouer aussi chaque partie selon ses règles et vérifier chaque jet, ce qui prend du temps. Les parties aux règles plus anciennes ne peuvent pas être rejouées ; ce n’est pas une erreur',
  'cli.help.prune': 'supprimer les parties auxquelles personne n’a touché depuis longtemps',
  'cli.help.pruneWhat':
    'supprimer les parties auxquelles personne n’a touché depuis si longtemps : celles qui sont terminées, et les autres si tous ceux qui y jouent sont absents depuis aussi longtemps. Restent celles où l’on se parle, dont le score figure dans les listes, ou qui sont abîmées. Les serveurs peuvent continuer ; avec --prune-older-than, un serveur le fait de lui-même',
  'cli.help.coldOlderThan':
    'mettre à l’écart les journaux des parties terminées auxquelles personne n’a touché depuis si longtemps, pour qu’ils ne gênent plus ceux qui jouent ; avec PostgreSQL seulement. On les lit comme avant',
  'cli.help.olderThan':
    'depuis combien de temps personne n’y a touché : en jours, semaines ou années, comme 180d, 26w ou 2y',
  'cli.help.dryRun': 'montrer seulement ce qui serait supprimé',
  'cli.help.admin': 'lister et arrêter des parties, bloquer des adresses, sans arrêter les serveurs',
  'cli.help.admin.matches': 'lister toutes les parties, avec la date de leur dernier coup',
  'cli.help.jsonLines': 'afficher un objet JSON pour chacune, sur sa propre ligne, et rien d’autre',
  'cli.help.running': 'seulement celles qui ne sont pas terminées',
  'cli.help.admin.end':
    'arrêter des parties pour tous ceux qui y jouent ou les suivent ; personne n’a gagné. Ce qui a été joué est conservé',
  'cli.help.matchIds': 'les parties, telles que la liste les nomme et que l’adresse de la page les contient',
  'cli.help.admin.block':
    'ne plus servir personne depuis ces réseaux, dès maintenant et après chaque démarrage ; sans réseau, lister ceux qui sont bloqués',
  'cli.help.networks':
    'des adresses, ou des réseaux comme 203.0.113.0/24 ; en IPv6, le plus petit est un /64, car chacun dispose d’autant d’adresses. Cette machine ne peut pas être bloquée',
  'cli.help.note': 'le motif, pour la liste',
  'cli.help.admin.unblock': 'servir de nouveau ces réseaux',

  'cli.upkeep.wrong': 'Rien n’a été fait, car ces réglages ne conviennent pas :',
  'cli.upkeep.noData': 'Il n’y a rien à cet endroit, aucun serveur n’y a jamais rien gardé : {place}',
  'cli.upkeep.older':
    'La base de données est d’une version plus ancienne. Démarrez une fois le serveur de cette version, qui la met à jour.',
  'cli.upkeep.file': 'Impossible de créer le fichier « {file} » : {reason}.',
  'cli.upkeep.failed': 'Cela n’a pas pu se faire : {reason}.',

  'cli.backup.done': 'Tout est dans ce fichier : {file}',
  'cli.backup.postgres': 'PostgreSQL fait ses sauvegardes par ses propres moyens, sans arrêter les serveurs :',
  'cli.backup.postgres.how': 'pg_dump --format=custom --file={file} "$DATABASE_URL"',
  'cli.backup.exists': 'Le fichier « {file} » existe déjà et reste tel quel. Choisissez un autre nom.',
  'cli.held':
    'Contenu : {matches, plural, one {# partie} other {# parties}} avec {entries, plural, one {# entrée} other {# entrées}}, et {players, plural, one {# joueur} other {# joueurs}}.',
  'cli.held.last': 'Dernière réponse : {at}.',

  'cli.restore.done': 'La sauvegarde est en place. Démarrez le serveur comme toujours. Son dossier : {folder}',
  'cli.restore.aside': 'Ce qui s’y trouvait est maintenant ici : {folder}',
  'cli.restore.occupied':
    'Ce dossier n’est pas vide et reste tel quel : {folder}. Pour mettre de côté ce qu’il contient et la sauvegarde à la place, ajoutez --replace.',
  'cli.restore.damaged':
    'La sauvegarde est abîmée, et rien n’a été remplacé. Pour la restaurer telle quelle, ajoutez --accept-damage.',
  'cli.restore.postgres':
    'PostgreSQL restaure par ses propres moyens, dans une base nouvelle et vide ; examinez-la ensuite avec doctor :',
  'cli.restore.postgres.how': 'pg_restore --dbname="$DATABASE_URL" {file}',

  'cli.doctor.looked':
    'Examiné : {matches, plural, one {# partie} other {# parties}}, {entries, plural, one {# entrée} other {# entrées}}, {players, plural, one {# joueur} other {# joueurs}}, {messages, plural, one {# message} other {# messages}}, {scores, plural, one {# score} other {# scores}}.',
  'cli.doctor.well': 'Tout est en ordre.',
  'cli.doctor.wrong': '{count, plural, one {# chose ne va pas.} other {# choses ne vont pas.}}',
  'cli.doctor.played': 'Rejouées, avec chaque jet vérifié : {count, plural, one {# partie} other {# parties}}.',
  'cli.doctor.otherRules':
    'Suivent d’autres versions des règles et ne peuvent pas être rejouées ici : {count, plural, one {# partie} other {# parties}}.',
  'cli.doctor.notHere': 'De jeux absents de la ludothèque : {count, plural, one {# partie} other {# parties}}.',
  'cli.doctor.more': '{count, plural, one {et # de plus} other {et # de plus}}',
  'cli.doctor.progress': '{matches, plural, one {# partie} other {# parties}}',
  'cli.doctor.in': 'partie {match} : {problem}',
  'cli.doctor.file': 'la base de données : {found}',
  'cli.doctor.lost': 'quelque chose a disparu : {found}',
  'cli.doctor.tables': 'les tables : {found}',
  'cli.doctor.row':
    '{what, select, head {son début est illisible} standing {sa situation de départ est illisible} gathering {la liste des places est illisible} other {sa mise en place ne se joue pas}}',
  'cli.doctor.game': 'elle est rangée sous un jeu et son journal en suit un autre ({what}, {found})',
  'cli.doctor.seed': 'sa graine n’est pas celle qui avait été promise',
  'cli.doctor.missing': 'l’entrée {number, number} de son journal manque',
  'cli.doctor.entry': 'l’entrée {number, number} de son journal est illisible',
  'cli.doctor.seal': 'l’entrée {number, number} de son journal, ou l’une des précédentes, a été modifiée après coup',
  'cli.doctor.standing': 'la situation après l’entrée {number, number} est illisible',
  'cli.doctor.checkpoint':
    '{what, select, ahead {la position gardée compte plus d’entrées qu’il n’y en a ({found})} other {la position gardée n’est pas celle où mènent ses réponses} unreadable {la position gardée est illisible}}',
  'cli.doctor.stuck': 'impossible de la reprendre : {found}',
  'cli.doctor.replay': 'rejouée, elle se passe autrement : {found}',
  'cli.doctor.seat': 'ses places et celles du jeu ne sont pas les mêmes : {what}',
  'cli.doctor.player': 'l’un de ses joueurs n’existe pas : {what}',
  'cli.doctor.list': 'les listes de parties et ses places ne concordent pas',
  'cli.doctor.message': 'message absent ou illisible : {what}',
  'cli.doctor.score': 'son score dans les listes n’est pas celui de sa fin, ou est illisible',
  'cli.doctor.stray': 'cette partie n’existe pas, mais il en reste quelque chose dans une table ({what})',
  'cli.doctor.token': 'une table nomme des joueurs qui n’existent pas ({what}, {found})',
  'cli.doctor.name': 'le nom d’un joueur est illisible : {what}',
  'cli.doctor.block': 'ce qui est bloqué n’est pas un réseau : {what}',

  'cli.prune.match': '{id}  {game}, dernier coup : {at}',
  'cli.prune.done':
    '{count, plural, =0 {Aucune partie n’a été supprimée.} one {# partie a été supprimée.} other {# parties ont été supprimées.}} {left, plural, =0 {Il n’en reste aucune.} one {Il en reste #.} other {Il en reste #.}}',
  'cli.prune.dry':
    '{count, plural, =0 {Aucune partie ne serait supprimée.} one {# partie serait supprimée.} other {# parties seraient supprimées.}} {left, plural, =0 {Il n’en resterait aucune.} one {Il en resterait #.} other {Il en resterait #.}}',
  'cli.prune.kept':
    'Aussi anciennes, mais conservées : {people, plural, one {# partie dont les joueurs viennent encore} other {# parties dont les joueurs viennent encore}}, {talk, plural, one {# avec un message plus récent} other {# avec un message plus récent}}, {score, plural, one {# avec un score dans les listes} other {# avec un score dans les listes}}, {damage, plural, one {# abîmée (voir doctor)} other {# abîmées (voir doctor)}}.',
  'cli.prune.nothing': 'Dites de quelles parties il s’agit : --older-than, --cold-older-than, ou les deux.',
  'cli.prune.noCold':
    'Dans un dossier, tous les journaux sont au même endroit : seul PostgreSQL en a un autre pour les vieilles parties (--cold-older-than).',
  'cli.prune.cold':
    '{count, plural, =0 {Aucun journal n’a été mis à l’écart.} one {# journal a été mis à l’écart.} other {# journaux ont été mis à l’écart.}}',
  'cli.prune.dryCold':
    '{count, plural, =0 {Aucun journal ne serait mis à l’écart.} one {# journal serait mis à l’écart.} other {# journaux seraient mis à l’écart.}}',
  'cli.prune.room':
    'Le fichier garde sa taille : la place libérée resservira. Une sauvegarde est aussi petite que possible.',

  'cli.admin.match':
    '{id}  {game}, {entries, plural, one {# entrée} other {# entrées}}, {state, select, over {terminée} running {en cours} other {abîmée}}, dernier coup : {at}',
  'cli.admin.noMatch': 'Il n’y a aucune partie.',
  'cli.admin.ended': 'Arrêtée : {id}',
  'cli.admin.wasOver': 'Elle était déjà terminée : {id}',
  'cli.admin.unknown': 'Cette partie n’existe pas : « {id} ».',
  'cli.admin.blocked': 'Bloqué : {network}',
  'cli.admin.block': '{network}  depuis cette date : {at}{note, select, none {} other { ({said})}}',
  'cli.admin.noBlock': 'Rien n’est bloqué.',
  'cli.admin.unblocked': 'De nouveau servi : {network}',
  'cli.admin.notBlocked': 'Ce réseau n’était pas bloqué : {network}',
  'cli.admin.thisMachine': '« {given} » contient cette machine, qui ne doit pas être bloquée.',
  'cli.admin.noNetwork': '« {given} » n’est ni une adresse ni un réseau comme 203.0.113.0/24 ou 2001:db8::/48.',
};
