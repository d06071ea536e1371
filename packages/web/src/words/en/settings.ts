export const settings = {
  'page.settings.looks': 'How it looks',
  'page.settings.language': 'Language',
  'page.settings.theme': 'Theme',
  'page.settings.theme.dark': 'Dark',
  'page.settings.theme.light': 'Light',
  'page.settings.theme.system': 'As the system',
  'page.settings.speed': 'Movement',
  'page.settings.speed.text':
    'How fast figures move and dice roll. Without movement things just change, and the log tells it.',
  'page.settings.speed.normal': 'Normal',
  'page.settings.speed.fast': 'Fast',
  'page.settings.speed.none': 'None',

  'page.settings.table': 'At the table',
  'page.settings.confirmsAll': 'Confirm everything',
  'page.settings.confirmsAll.text': 'Even a plain move waits until you confirm it.',
  'page.settings.hints': 'Hints',
  'page.settings.hints.text': 'One sentence at the moment it matters, for whoever plays for the first time.',
  'page.settings.hints.again': 'Show them again',
  'page.settings.hints.willCome': 'They will come again',
  'page.settings.coversSeats': 'Cover the table between seats',
  'page.settings.coversSeats.text': 'Around one screen, nothing is shown until the next person is ready.',

  'page.settings.name': 'Your name',
  'page.settings.name.text': 'What the others call you.',
  'page.settings.name.save': 'Save',
  'page.settings.name.saved': 'Saved',

  'page.settings.carry': 'Go on with another device',
  'page.settings.carry.text':
    'A link makes another device the same player, with your seats and your games on the server. Give it to nobody else. Games on this device stay here: save them as files to move them.',
  'page.settings.carry.make': 'Make a link',
  'page.settings.carry.renew': 'Make another link',
  'page.settings.carry.link': 'Link for your other device',
  'page.settings.carry.qr': 'QR code for your other device',
  'page.settings.carry.until': 'It works once, until {until}.',

  'page.settings.devices': 'Your devices',
  'page.settings.devices.text':
    'Where you are the same player on this server. A device that you sign out knows nothing of you any more; another link brings it back.',
  'page.settings.devices.here': 'This device',
  'page.settings.devices.other': 'Another device',
  'page.settings.devices.added': 'added on {date}',
  'page.settings.devices.heard': 'last here on {date}',
  'page.settings.devices.signOut': 'Sign out',
  'page.settings.devices.others': 'Sign out everywhere else',
  'page.settings.devices.done': 'Signed out',
  'page.settings.devices.sure': 'Sign out this device?',
  'page.settings.devices.sure.text':
    'Your name and your seat links are forgotten here. Your seats and games stay on the server: a link from another of your devices brings you back.',
  'page.settings.devices.sure.only':
    'You have no other device, and nothing else brings you back to your seats. Make a link for another device first.',
  'page.settings.devices.yes': 'Sign out here',

  'page.settings.self': 'What the server keeps about you',
  'page.settings.self.text': 'Your name, your devices, your seats and games, and what you said at their tables.',
  'page.settings.self.save': 'Save it as a file',
  'page.settings.self.delete': 'Delete yourself',
  'page.settings.self.sure': 'Delete yourself from this server?',
  'page.settings.self.sure.games':
    'Games with others go on without you: your seats become free, and another of them is the host. Games that are yours alone are deleted, with their replays and scores.',
  'page.settings.self.sure.words':
    'Your name is gone from tables, messages and scores. What you said stays there without it.',
  'page.settings.self.sure.devices': 'All your devices are signed out. Games on this device stay here.',
  'page.settings.self.sure.final': 'Nothing brings you back.',
  'page.settings.self.yes': 'Delete me for good',

  'page.settings.data': 'On this device',
  'page.settings.data.text': 'Games that you play here without a server, your settings and your seat links.',
  'page.settings.data.used': 'Space used',
  'page.settings.data.mb': '{used, number} MB',
  'page.settings.data.kept': 'When space runs short',
  'page.settings.data.kept.yes': 'the browser keeps your games',
  'page.settings.data.kept.no': 'the browser may delete your games',
  'page.settings.data.keep': 'Ask it to keep them',
  'page.settings.version': 'Version',
  'page.settings.data.delete': 'Delete everything here',
  'page.settings.data.sure': 'Delete everything on this device?',
  'page.settings.data.sure.text':
    'All games on this device, your settings and the seat links are gone then, for good. Games on the server stay, and you stay the same player.',
  'page.settings.data.yes': 'Delete everything',
} as const;
