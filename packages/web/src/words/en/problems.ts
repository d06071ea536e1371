export const problems = {
  'page.problems.nowhere': 'There is nothing here',
  'page.problems.nowhere.text': 'The address may have been cut off when it was copied.',
  'page.problems.home': 'To the shelf',
  'page.problems.broken': 'Something broke',
  'page.problems.broken.text':
    'Your games are stored and nothing was lost. Load the page again to go on. The report holds the set-up and the journal of this game, so that we can see it happen again.',
  'page.problems.reload': 'Load again',
  'page.problems.report': 'Save a report',
} as const;
