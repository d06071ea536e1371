import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  /** What it switches; a second line may say more. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ isOn, children, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  onChange(value: Value): void;
}

/** One of a few, all of them in view. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['segments']}>
      <legend className="heard">{label}</legend>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            className="heard"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
