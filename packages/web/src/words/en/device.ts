export const device = {
  'page.device.code.no-storage':
    'This browser cannot store games, perhaps because the window is private. Nothing was changed. Play in a normal window, or on a server.',
  'page.device.code.storage-full':
    'The disk is full, so this could not be stored. The game is as it was before. Make room and try again, or save the game as a file.',
  'page.device.code.storage-failed':
    'The browser could not store this. The game is as it was before. Try again, or save the game as a file.',
  'page.device.code.newer-page':
    'A newer version of this page has stored your games. Close all windows of Starboard and open it again.',
  'page.device.code.no-worker':
    'The rules could not be started. Your games are stored and nothing was lost. Check the connection and load the page again.',
  'page.device.code.no-seed':
    'This file holds no seed, so the game in it cannot be run again. Save it once more from the device on which it was played.',
  'page.device.code.overtaken': 'Something else was chosen meanwhile.',
  'page.device.code.device-broken':
    'Something went wrong on this device. Nothing was changed. Load the page again and go on.',
} as const;
