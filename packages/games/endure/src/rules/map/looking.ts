import type { Flow } from '@starboard/kernel';
import type { Action, Endure, ItemId, State, Survivor, Token } from '../../types.ts';
import { readFace } from '../enemies/kinds.ts';
import { enemyText, nameOf, say, whisper } from '../table.ts';
import { noiseDistance, zoneName, zoneText } from './map.ts';

/** Tokens that could be looked at: near enough, and not known to this survivor yet. */
function tokensToLookAt(state: State, by: Survivor, reach: number): Token[] {
  return state.tokens.filter(
    token => !token.knownTo.includes(by.seat) && noiseDistance(state, by.zone, token.zone) <= reach,
  );
}

/** ETS-CLASS-07, ETS-ODD-15: it stays face down, and only who looked knows it. */
function lookAt(t: Endure, by: Survivor, token: Token): void {
  t.reveal();
  token.knownTo.push(by.seat);
  const { count, type } = readFace(token.face);
  say(t, 'ETS-CLASS-07', 'token.looked', { who: nameOf(by), zone: zoneText(t.state, token.zone) });
  whisper(t, by.seat, 'ETS-ODD-15', 'token.known', {
    enemies: enemyText(type, count),
    zone: zoneText(t.state, token.zone),
  });
}

/** One of the tokens in reach, if wanted. */
export function* lookAtOne(t: Endure, by: Survivor, reach: number, { may }: { readonly may: boolean }): Flow {
  const tokens = tokensToLookAt(t.state, by, reach);
  if (tokens.length === 0) return;
  const options = tokens.map(token => ({ key: `token:${token.id}`, token: token as Token | undefined }));
  const { token } = yield* t.choose(by.seat, 'look', may ? [...options, { key: 'no', token: undefined }] : options, {
    takeOnly: true,
    describe: each =>
      each.token
        ? {
            label: { key: 'look.token', params: { zone: zoneText(t.state, each.token.zone) } },
            refs: [`zone:${zoneName(t.state, each.token.zone)}`],
          }
        : {},
  });
  if (token !== undefined) lookAt(t, by, token);
}

export function lookAtAll(t: Endure, by: Survivor, reach: number): void {
  for (const token of tokensToLookAt(t.state, by, reach)) lookAt(t, by, token);
}

/** With an item, once per turn and for free. */
export function lookOffer(state: State, by: Survivor, item: ItemId, reach: number): Action | undefined {
  if (by.turn.used.includes(item) || tokensToLookAt(state, by, reach).length === 0) return undefined;
  return {
    key: item,
    group: 'item',
    cost: 0,
    describe: () => ({ label: { key: 'act.use', params: { item: { key: `item.${item}` } } } }),
    *do(t) {
      by.turn.used.push(item);
      yield* lookAtOne(t, by, reach, { may: false });
    },
  };
}
