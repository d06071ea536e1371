import scroll from 'icon:scroll-unfurled';
import { type FaceProps, Icon } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { type CSSProperties, type PointerEvent, useMemo, useState } from 'react';
import { nodeNames } from '../../rules/missions/words.ts';
import { lastYear } from '../../rules/season.ts';
import type { Season } from '../../types.ts';
import type { View } from '../../view.ts';
import { ChronicleDialog } from './ChronicleDialog.tsx';
import { heights, SeasonSign } from './SeasonSign.tsx';
import styles from './SunCycle.module.css';
import { cycles, dueYears, sitesIn, slots, sunYears } from './sun.ts';

/** How wide a year is drawn, and how high the band is; it is stretched to the room it has. */
const step = 12;
const height = 24;

/** The 84 years as seven cycles of the Sun, with the year we are in; a touch opens the chronicle. */
export function SunCycle(props: FaceProps<View>) {
  const { view, say } = props;
  const [pointed, setPointed] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const due = useMemo(() => dueYears(view), [view]);
  const now = sunYears[view.year - 1]!;
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(lastYear, Math.max(1, Math.ceil(((clientX - left) / width) * lastYear))));
  };
  return (
    <div className={styles['sun']}>
      <button
        type="button"
        className={styles['band']}
        onClick={() => setOpen(true)}
        onFocus={event => event.currentTarget.matches(':focus-visible') && setPointed(view.year)}
        onBlur={() => setPointed(undefined)}
      >
        <span className={styles['cycle']}>{say({ key: 'sun.cycle', params: { cycle: now.cycle, cycles } })}</span>
        <span className="heard">{say({ key: 'sun.open', params: { year: view.year, slot: now.slot, slots } })}</span>
        <svg
          viewBox={`0 0 ${step * lastYear} ${height}`}
          preserveAspectRatio="none"
          aria-hidden
          onPointerMove={event => event.pointerType !== 'touch' && point(event)}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Years now={view.year} due={due} pointed={pointed} />
        </svg>
        <Icon of={scroll} className={styles['scroll']} />
      </button>
      {pointed !== undefined && <Told {...props} year={pointed} due={due.get(pointed) ?? 0} />}
      {isOpen && <ChronicleDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface YearsProps {
  readonly now: number;
  readonly due: ReadonlyMap<number, number>;
  readonly pointed: number | undefined;
}

/** Higher is more active: a season is told without its colour. Below every third year a mark, above it what falls due. */
function Years({ now, due, pointed }: YearsProps) {
  return (
    <>
      {sunYears.map(({ year, season, slot, isThird }) => {
        const [left, high] = [(year - 1) * step, 2 + heights[season] * 4];
        return (
          <g key={year} data-season={season} data-when={year < now ? 'past' : year === now ? 'now' : 'later'}>
            {year === now && <rect className={styles['now']} x={left} y="0" width={step} height={height} />}
            {year === pointed && <rect className={styles['pointed']} x={left} y="0" width={step} height={height} />}
            <rect className={styles['year']} x={left + 1.5} y={19 - high} width={step - 3} height={high} />
            {isThird && <rect className={styles['third']} x={left + 4} y="21" width={step - 8} height="2" />}
            {due.has(year) && <path className={styles['due']} d={`M${left + 1} 0h${step - 2}l${1 - step / 2} 5Z`} />}
            {slot === slots && year < lastYear && (
              <path className={styles['border']} d={`M${left + step} 0V${height}`} />
            )}
          </g>
        );
      })}
    </>
  );
}

/** END-GAMEPLAY-13 */
const eventsOfFive: { readonly [season in Season]: Text } = {
  blue: { key: 'event.loneliness' },
  yellow: { key: 'event.budgetCuts' },
  red: { key: 'event.solarFlare' },
};

/** What a year of the track brings. */
function Told({ year, due, say }: FaceProps<View> & { readonly year: number; readonly due: number }) {
  const { season, slot, cycle, isThird } = sunYears[year - 1]!;
  return (
    <div className={styles['told']} role="status" style={{ '--at': (year - 0.5) / lastYear } as CSSProperties}>
      <b>
        {say({ key: 'sun.year', params: { year } })}{' '}
        <SeasonSign season={season} title={say({ key: `face.counter.${season}` })} />{' '}
        {say({ key: `face.counter.${season}` })}
      </b>
      <span>{say({ key: 'sun.slot', params: { slot, slots, cycle } })}</span>
      <span>
        {say({ key: `sun.does.${season}`, params: { event: eventsOfFive[season], sites: nodeNames(sitesIn(season)) } })}
      </span>
      {isThird && <span>{say({ key: 'sun.third' })}</span>}
      {due > 0 && <em>{say({ key: 'sun.due', params: { count: due } })}</em>}
    </div>
  );
}
