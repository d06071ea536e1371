export const settings = {
  'page.settings.looks': 'Apparence',
  'page.settings.language': 'Langue',
  'page.settings.theme': 'Thème',
  'page.settings.theme.dark': 'Sombre',
  'page.settings.theme.light': 'Clair',
  'page.settings.theme.system': 'Celui du système',
  'page.settings.speed': 'Mouvement',
  'page.settings.speed.text':
    'La vitesse des figurines et des dés. Sans mouvement, tout change d’un coup et le journal le raconte.',
  'page.settings.speed.normal': 'Normal',
  'page.settings.speed.fast': 'Rapide',
  'page.settings.speed.none': 'Aucun',

  'page.settings.table': 'À la table',
  'page.settings.confirmsAll': 'Tout confirmer',
  'page.settings.confirmsAll.text': 'Même un simple déplacement attend votre confirmation.',
  'page.settings.hints': 'Conseils',
  'page.settings.hints.text': 'Une phrase au bon moment, pour une première partie.',
  'page.settings.hints.again': 'Les montrer à nouveau',
  'page.settings.hints.willCome': 'Ils reviendront',
  'page.settings.coversSeats': 'Cacher la table d’une place à l’autre',
  'page.settings.coversSeats.text':
    'Autour d’un seul écran, rien n’est montré avant que la personne suivante soit prête.',

  'page.settings.name': 'Votre nom',
  'page.settings.name.text': 'Le nom que voient les autres.',
  'page.settings.name.save': 'Enregistrer',
  'page.settings.name.saved': 'Enregistré',

  'page.settings.carry': 'Continuer sur un autre appareil',
  'page.settings.carry.text':
    'Ce lien transporte votre profil sur un autre appareil, avec vos places et vos parties du serveur. Ne le donnez à personne d’autre. Les parties de cet appareil restent ici : enregistrez-les dans des fichiers pour les déplacer.',
  'page.settings.carry.make': 'Créer un lien',
  'page.settings.carry.renew': 'Créer un autre lien',
  'page.settings.carry.link': 'Lien pour votre autre appareil',
  'page.settings.carry.qr': 'Code QR pour votre autre appareil',
  'page.settings.carry.until': 'Il sert une seule fois, avant {until}.',

  'page.settings.devices': 'Vos appareils',
  'page.settings.devices.text':
    'Ils partagent votre profil sur ce serveur. Un appareil que vous déconnectez ne sait plus rien de vous ; un autre lien le fait revenir.',
  'page.settings.devices.here': 'Cet appareil',
  'page.settings.devices.other': 'Un autre appareil',
  'page.settings.devices.added': 'ajouté : {date}',
  'page.settings.devices.heard': 'dernière visite : {date}',
  'page.settings.devices.signOut': 'Déconnecter',
  'page.settings.devices.others': 'Déconnecter tous les autres',
  'page.settings.devices.done': 'C’est fait',
  'page.settings.devices.sure': 'Déconnecter cet appareil ?',
  'page.settings.devices.sure.text':
    'Votre nom et vos liens de place seront oubliés ici. Vos places et vos parties restent sur le serveur : un lien créé sur un autre de vos appareils vous y ramène.',
  'page.settings.devices.sure.only':
    'Vous n’avez pas d’autre appareil, et rien d’autre ne vous ramène à vos places. Créez d’abord un lien pour un autre appareil.',
  'page.settings.devices.yes': 'Le déconnecter',

  'page.settings.self': 'Ce que le serveur garde de vous',
  'page.settings.self.text':
    'Votre nom, vos appareils, vos places et vos parties, et ce que vous avez écrit aux tables.',
  'page.settings.self.save': 'L’enregistrer dans un fichier',
  'page.settings.self.delete': 'Supprimer votre profil',
  'page.settings.self.sure': 'Supprimer votre profil de ce serveur ?',
  'page.settings.self.sure.games':
    'Les parties jouées à plusieurs continuent sans vous : vos places se libèrent, et l’hôte devient quelqu’un d’autre. Les parties qui n’étaient qu’à vous disparaissent, avec leurs replays et leurs scores.',
  'page.settings.self.sure.words':
    'Votre nom disparaît des tables, des messages et des scores. Ce que vous avez écrit y reste, sans nom.',
  'page.settings.self.sure.devices': 'Tous vos appareils sont déconnectés. Les parties de cet appareil restent ici.',
  'page.settings.self.sure.final': 'Rien ne pourra vous faire revenir.',
  'page.settings.self.yes': 'Supprimer pour de bon',

  'page.settings.data': 'Sur cet appareil',
  'page.settings.data.text': 'Les parties jouées ici sans serveur, vos réglages et vos liens de place.',
  'page.settings.data.used': 'Espace utilisé',
  'page.settings.data.mb': '{used, number} Mo',
  'page.settings.data.kept': 'Si l’espace vient à manquer',
  'page.settings.data.kept.yes': 'le navigateur garde vos parties',
  'page.settings.data.kept.no': 'le navigateur peut supprimer vos parties',
  'page.settings.data.keep': 'Lui demander de les garder',
  'page.settings.version': 'Version',
  'page.settings.data.delete': 'Tout supprimer ici',
  'page.settings.data.sure': 'Tout supprimer sur cet appareil ?',
  'page.settings.data.sure.text':
    'Toutes les parties de cet appareil, vos réglages et les liens de place disparaîtront pour de bon. Les parties du serveur restent, et vous gardez votre profil.',
  'page.settings.data.yes': 'Tout supprimer',
} as const;
