import { airEater } from './air-eater.ts';
import { anchoring } from './anchoring.ts';
import { boost } from './boost.ts';
import { drill } from './drill.ts';
import { elevator } from './elevator.ts';
import { experiment } from './experiment.ts';
import { explore } from './explore.ts';
import { future } from './future.ts';
import { industrialize } from './industrialize.ts';
import { freeMarket, income } from './market.ts';
import { observe } from './observe.ts';
import type { Operation } from './operation.ts';
import { production } from './production.ts';
import { promotion } from './promotion.ts';
import { prospect } from './prospect.ts';
import { purchase } from './purchase.ts';
import { refuel } from './refuel.ts';
import { repair } from './repair.ts';
import { rescue } from './rescue.ts';
import { research } from './research.ts';
import { settlement } from './settlement.ts';
import { tractor } from './tractor.ts';
import { transmit } from './transmit.ts';

/** END-CORE-19: in the order in which they are offered. */
export const operations: readonly Operation[] = [
  research,
  income,
  freeMarket,
  boost,
  purchase,
  prospect,
  refuel,
  industrialize,
  production,
  anchoring,
  promotion,
  settlement,
  airEater,
  elevator,
  future,
  explore,
  observe,
  drill,
  rescue,
  experiment,
  repair,
  tractor,
  transmit,
];
