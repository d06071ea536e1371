import postgres from 'postgres';
import { layWire, type Wire } from './wire.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** How a statement was carried out. */
export interface Plan {
  readonly text: string;
  /** Every table in the plan, with how often it was looked into. */
  readonly tables: readonly { readonly name: string; readonly times: number }[];
}

/** Has a database tell how it carries out every statement, those within functions and constraints too, to whoever comes by the wire. */
export async function overhearPlans(databaseUrl: string): Promise<{ readonly wire: Wire; readonly plans: Plan[] }> {
  const { pathname } = new URL(databaseUrl);
  const sql = postgres(databaseUrl, { max: 1 });
  const settings = {
    session_preload_libraries: 'auto_explain',
    client_min_messages: 'log',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  };
  for (const [name, value] of Object.entries(settings)) {
    await sql.unsafe(`alter database ${pathname.slice(1)} set ${name} = '${value}'`);
  }
  await sql.end();
  const plans: Plan[] = [];
  return { wire: await layWire(databaseUrl, () => planReader(plans)), plans };
}

/** Reads plans out of what a database answers: messages of a letter, a length and a content. */
function planReader(plans: Plan[]): (bytes: Buffer) => void {
  let left = Buffer.alloc(0);
  return bytes => {
    left = Buffer.concat([left, bytes]);
    while (left.length >= 5 && left.length > left.readUInt32BE(1)) {
      const end = 1 + left.readUInt32BE(1);
      const plan = left[0] === 'N'.charCodeAt(0) ? planIn(left.toString('utf8', 5, end)) : undefined;
      if (plan !== undefined) plans.push(plan);
      left = left.subarray(end);
    }
  };
}

function planIn(notice: string): Plan | undefined {
  const [message] = notice.split('\0').filter(field => field.startsWith('M'));
  const text = /^Mduration: .*? plan:\n(.*)$/s.exec(message ?? '')?.[1];
  if (text === undefined) return undefined;
  const { 'Query Text': query, Plan: plan } = JSON.parse(text) as { 'Query Text': string; Plan: PlanNode };
  return { text: query.replaceAll(/\s+/g, ' '), tables: tablesIn(plan) };
}

function tablesIn({ 'Relation Name': name, 'Actual Loops': times, Plans = [] }: PlanNode): Plan['tables'] {
  return [...(name === undefined ? [] : [{ name, times }]), ...Plans.flatMap(tablesIn)];
}
