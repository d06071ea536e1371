import { Fragment } from 'react';
import styles from './RuleLink.module.css';
import { RuleLink } from './RuleLink.tsx';
import { splitAtRules } from './split.ts';

/** A sentence in which the numbers of rules open their texts. */
export function Ruled({ sentence }: { readonly sentence: string }) {
  return splitAtRules(sentence).map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence has the same parts
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence has the same parts
      <span key={index} className={styles['named']}>
        {part.opening}
        <RuleLink rule={part.rule} />
        {part.closing}
      </span>
    ),
  );
}
