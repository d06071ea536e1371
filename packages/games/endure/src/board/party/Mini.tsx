import hearts from 'icon:hearts';
import { MemberMini, type SeatFace, type TouchProps, touchOf } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { SurvivorView } from '../../view.ts';
import { portraitOf } from '../portraits.ts';
import { Actions } from './Actions.tsx';
import type { Burden } from './burdens.ts';
import { injuryIcons } from './injury-icons.ts';
import type { Standing } from './Sheet.tsx';
import { SurvivorTracks } from './SurvivorTracks.tsx';

interface MiniProps {
  readonly survivor: SurvivorView;
  readonly burdens: readonly Burden[];
  readonly seat: SeatFace | undefined;
  /** Who plays it, where that must be said. */
  readonly holder: string | undefined;
  readonly standing: Standing;
  readonly isShown: boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
  onShow(): void;
}

/** A survivor where there is little room: injuries beside the name, two bars with their numbers, actions. */
export function Mini({ survivor, burdens, seat, holder, standing, isShown, touch, say, onShow }: MiniProps) {
  const injuries = survivor.injuries.map(injury => ({
    id: injury,
    icon: injuryIcons[injury],
    title: say({ key: `injury.${injury}` }),
    isBad: true,
  }));
  return (
    <MemberMini
      icon={portraitOf(survivor.id)}
      ring={seat?.ring ?? 1}
      name={say({ key: `survivor.${survivor.id}.full` })}
      shortName={say({ key: `survivor.${survivor.id}` })}
      holder={holder}
      isActing={standing === 'acting'}
      isGone={survivor.status !== 'alive'}
      isShown={isShown}
      touched={touchOf(touch, `survivor:${survivor.id}`)}
      left={{ icon: hearts, title: say({ key: 'face.health' }), value: survivor.health }}
      signs={[...burdens.map(({ id, icon, label }) => ({ id, icon, title: say(label), isBad: false })), ...injuries]}
      aside={standing === 'acting' && <Actions survivor={survivor} say={say} isShort />}
      onShow={onShow}
    >
      <SurvivorTracks survivor={survivor} say={say} />
    </MemberMini>
  );
}
