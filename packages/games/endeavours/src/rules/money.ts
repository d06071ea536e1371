import type { Endeavours, State } from '../types.ts';
import { say } from './table.ts';

/** Aqua out of the Bank; whoever asks has made sure that there is enough. */
export function pay(t: Endeavours, aqua: number): void {
  t.state.bank -= aqua;
}

export function canPay({ bank }: State, aqua: number): boolean {
  return bank >= aqua;
}

export function earn(t: Endeavours, aqua: number, rule: string): void {
  if (aqua === 0) return;
  t.state.bank += aqua;
  say(t, rule, 'money.earned', { aqua });
}
