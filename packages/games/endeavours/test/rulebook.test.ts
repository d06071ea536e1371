import { describeRulebook } from '../../../../testing/rulebook.ts';

describeRulebook({
  test: import.meta.url,
  prefix: 'END',
  rules: 782,
  sources: {
    en: ['rulebook', 'our design', 'our ruling', 'example', 'variant'],
    fr: ['livret', 'notre création', 'notre décision', 'exemple', 'variante'],
  },
});
