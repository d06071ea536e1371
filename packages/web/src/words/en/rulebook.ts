export const rulebook = {
  'page.rulebook.rules': 'Rules',
  'page.rulebook.chapters': 'Chapters',
  'page.rulebook.introduction': 'Introduction',
  'page.rulebook.eyebrow': 'Rulebook',
  'page.rulebook.chapter': 'Chapter {number}',
  'page.rulebook.all':
    '{rules, plural, =0 {No rule found} one {# rule in one chapter} other {# rules in {chapters, plural, one {# chapter} other {# chapters}}}}',
  'page.rulebook.chapterHits': '{count, plural, one {# rule found} other {# rules found}}',

  'page.rulebook.search': 'Search the rules',
  'page.rulebook.search.hint': 'A word or a number',
  'page.rulebook.search.clear': 'Clear the search',
  'page.rulebook.search.results': 'Found for “{query}”',
  'page.rulebook.search.rest': '{count, plural, one {Show # more rule} other {Show # more rules}}',
  'page.rulebook.search.back': 'All rules found',

  'page.rulebook.none': 'No rule has “{query}” in it.',
  'page.rulebook.none.together': 'No single rule has all of these words. Some rules have:',
  'page.rulebook.none.word': '“{word}”, {count, plural, one {# rule} other {# rules}}',
  'page.rulebook.none.try':
    'Beginnings of words are enough, accents and capitals do not matter, and the number of a rule can be searched for too. Or look into one of the chapters.',

  'page.rulebook.copy': 'Copy the link to {rule}',
  'page.rulebook.copied': 'Link copied',
  'page.rulebook.turn': 'Turn the page',
  'page.rulebook.previous': 'Previous chapter',
  'page.rulebook.next': 'Next chapter',

  'page.rulebook.unknown': 'There is no rule or chapter “{rule}” in this rulebook.',
  'page.rulebook.unknown.text': 'It may have been renamed. Search for a word of it, or look into the chapters.',
  'page.rulebook.missing': 'This rulebook is still to be written.',
  'page.rulebook.missing.text': 'The rules of this game come to the shelf together with the game.',
  'page.rulebook.missing.home': 'To the shelf',
  'page.rulebook.failed': 'The rulebook could not be loaded.',
  'page.rulebook.failed.text': 'Nothing is lost. Check the connection, then try again.',
  'page.rulebook.failed.again': 'Try again',

  'page.rulebook.link': 'Rule {rule}: show its text',
  'page.rulebook.whole': 'Open the whole rulebook',
} as const;
