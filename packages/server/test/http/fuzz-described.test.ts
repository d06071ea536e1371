import fc from 'fast-check';
import { expect, test } from 'vitest';
import { call, expectRefusal } from '../support/calling.ts';
import { megabytesInUse } from '../support/memory.ts';
import { attempt, type Sitting, sitDown } from '../support/sitting.ts';

/** How long to go on: not at all by the clock in `npm test`, for minutes where somebody asks for it. */
const seconds = Number(process.env['STARBOARD_FUZZ_SECONDS'] ?? 0);
const runs = 400;
const mostGrowth = 40;

interface JsonSchema {
  readonly [word: string]: unknown;
}
interface Parameter {
  readonly in: string;
  readonly name: string;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
}

/** Every route as it is described. What would set bots to work, which would go on by themselves, is asked of a match that is over. */
async function described(sitting: Sitting) {
  const { paths } = JSON.parse((await attempt(sitting, { method: 'GET', path: '/api/docs/json' })).text) as {
    paths: { [path: string]: { [method: string]: Operation } };
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !path.endsWith('/stream'))
      .map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replace('{id}', /bot$|resign$/.test(path) ? '{over}' : '{match}'),
        query: parameters.flatMap(each => (each.in === 'query' ? [each.name] : [])),
        schema: requestBody?.content['application/json'].schema,
      })),
  );
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const hostile = fc.oneof(
  fc.constantFrom<string>('null', 'true', '0', '-1', '1e308', '1e-300', '9007199254740993', '""', '{}', '[]', '[[]]'),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', '"__proto__"', '"toString"', '"\\u0000"'),
  fc.constantFrom('"\\ud800"', '"\u202e\u2066"', '"👩‍🚀"', '"é́́́́"', deep(300), deep(20_000), `"${'x'.repeat(60_000)}"`),
  fc.constantFrom(
    `[${Array(9_000).fill('"a"').join()}]`,
    `{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":0`).join()}}`,
  ),
  fc.jsonValue({ maxDepth: 3 }).map(value => JSON.stringify(value)),
  fc.string({ unit: 'binary' }).map(value => JSON.stringify(value)),
);

/** A text that fits the schema here and there, and is anything elsewhere. */
function nearly(schema: JsonSchema): fc.Arbitrary<string> {
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  const { properties, items, enum: values } = schema;
  let fitting: fc.Arbitrary<string> = hostile;
  if (branches.length > 0) fitting = fc.oneof(...branches.map(nearly));
  else if ('const' in schema) fitting = fc.constant(JSON.stringify(schema['const']));
  else if (Array.isArray(values)) fitting = fc.constantFrom(...values.map(value => JSON.stringify(value)));
  else if (schema['type'] === 'object') {
    const fields = Object.entries((properties ?? { work: {}, engineer: {} }) as { [name: string]: JsonSchema });
    fitting = fc
      .tuple(...fields.map(([name, each]) => fc.option(nearly(each).map(text => `${JSON.stringify(name)}:${text}`))))
      .map(all => `{${all.filter(each => each !== null).join()}}`);
  } else if (schema['type'] === 'array' && typeof items === 'object')
    fitting = fc.array(nearly(items as JsonSchema), { maxLength: 3 }).map(all => `[${all}]`);
  else if (schema['type'] === 'string')
    fitting = fc.constantFrom('"beacon"', '"work"', '"engineer"', '"keeper"', '"steady"', '"Zoe"');
  else if (schema['type'] === 'integer') fitting = fc.integer({ min: -1, max: 9 }).map(String);
  else if (schema['type'] === 'boolean') fitting = fc.constantFrom('true', 'false');
  return fc.oneof({ arbitrary: fitting, weight: 5 }, hostile);
}

function isFinal(method: string, path: string): boolean {
  return method === 'DELETE' && !path.includes('/seats/');
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}

const part = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 4 },
  fc.constantFrom('%00', '%ff', '..', '__proto__', 'constructor', 'x'.repeat(4_000), '%E2%80%AE', 'nowhere', '-1'),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);

const patience = (seconds + 300) * 1_000;

test(
  'whatever is sent to any route that is described is taken or refused in words, and leaves nothing behind',
  async () => {
    const sitting = await sitDown();
    try {
      const routes = await described(sitting);
      expect(routes.length).toBeGreaterThan(25);
      const wild = fc.constantFrom(...routes).chain(({ method, path, query, schema }) =>
        fc.record({
          // Whoever is deleted can ask for nothing more.
          by: isFinal(method, path)
            ? fc.constant(undefined)
            : fc.constantFrom('ann' as const, 'bob' as const, 'eve' as const, undefined),
          method: fc.constant(method),
          path: fc
            .tuple(part, part, fc.array(fc.tuple(fc.constantFrom('seat', ...query), part)))
            .map(([id, seat, asked]) => {
              const found = path
                .replace('{seat}', seat ?? 'keeper')
                .replace(/\{(?:match|over)\}/, found => id ?? found);
              return `${found}${asked.length > 0 ? `?${asked.map(([name, text]) => `${name}=${text ?? 'keeper'}`).join('&')}` : ''}`;
            }),
          body: schema === undefined ? fc.constant(undefined) : nearly(schema),
        }),
      );
      const property = fc.asyncProperty(wild, async each => {
        const reply = await attempt(sitting, each);
        const what = `${each.method} ${each.path} ${each.body?.slice(0, 300)}: ${reply.text.slice(0, 300)}`;
        expect(reply.status, what).toBeLessThan(500);
        if (reply.status >= 400) expectRefusal(reply, reply.status, JSON.parse(reply.text).code);
      });
      await fc.assert(property, { numRuns: runs });
      const before = await megabytesInUse();
      for (const end = Date.now() + seconds * 1_000; Date.now() < end; )
        await fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: end - Date.now() });
      expect((await megabytesInUse()) - before).toBeLessThan(mostGrowth);
      expect((await call(sitting.server.port, { method: 'GET', path: '/healthz' })).status).toBe(200);
      expect((await sitting.ann.look(sitting.match)).table.game).toBe('beacon');
    } finally {
      await sitting.site.close();
    }
  },
  patience,
);
