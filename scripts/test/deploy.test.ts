import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readSettings, type Settings, settingsList, usualSettings } from '@starboard/server';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { openRegistry } from '../../testing/registry.ts';
import { openTable, playBeacon } from '../../testing/table.ts';
import { ensureBuilt } from '../build/built.mjs';
import { parts } from '../build/parts.mjs';
import { composeWith, type Directive, deployed, readCaddy, readNginx, readUnit, said, stages } from './deploy-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const base = mkdtempSync(join(tmpdir(), 'starboard-deploy-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Without what npm tells those whom it runs. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** What they install comes from a registry in this process: that has to answer meanwhile. */
async function runLines(stage: number, cwd: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  const lines = said(stage, 'RUN');
  expect(lines).not.toEqual([]);
  for (const line of lines) await promisify(execFile)('sh', ['-c', line], { cwd, env: { ...env, ...more } });
}

test.skipIf(process.platform === 'win32')('what the Dockerfile does makes a server that runs and is well', async () => {
  await ensureBuilt(['program', 'page']);
  const [source, image, files] = ['source', 'image', 'files'].map(name => join(base, name)) as [string, string, string];
  for (const folder of [source, image, files]) mkdirSync(folder);
  const copied = ['package.json', 'package-lock.json', 'README.md', 'LICENSE', 'scripts', 'packages', 'dist'];
  for (const name of copied) cpSync(join(root, name), join(source, name), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
  await runLines(0, source);

  expect(said(1, 'COPY')).toEqual(['--from=build --chown=node:node /src/starboard-*.tgz ./']);
  const [packed] = readdirSync(source).filter(name => /^starboard-.*\.tgz$/.test(name));
  cpSync(join(source, packed!), join(image, packed!));
  const installed = [join(root, 'node_modules', 'libsql', 'node_modules'), join(root, 'node_modules')];
  const registry = await openRegistry(installed, files);
  onTestFinished(() => registry.close());
  await runLines(1, image, { npm_config_registry: registry.url, npm_config_cache: join(base, 'cache') });

  const [program, ...args]: string[] = JSON.parse(said(1, 'CMD')[0]!);
  const table = await openTable(program!, args, { cwd: image, env });
  onTestFinished(async () => void (await table.stop()));
  const [, health] = /CMD (.*)/.exec(said(1, 'HEALTHCHECK')[0]!)!;
  const isWell = (port: string) => spawnSync('sh', ['-c', health!], { cwd: image, env: { ...env, PORT: port } }).status;
  expect(isWell(new URL(table.url).port)).toBe(0);
  for (const path of healthPaths) expect((await fetch(new URL(path, table.url))).status, path).toBe(200);
  expect(await playBeacon(table.url)).toBeGreaterThan(5);
  const { port } = new URL(table.url);
  expect(await table.stop()).toBe(0);
  expect(isWell(port)).toBe(1);
});

/** What the server makes of these variables: there is nothing wrong with them, and none that it does not know. */
function settingsBy(env: { readonly [variable: string]: string }): Settings {
  const known = settingsList.map(({ variable }) => variable);
  expect(Object.keys(env).filter(name => !known.includes(name))).toEqual([]);
  const read = readSettings({}, env);
  if ('problems' in read) throw new Error(`Not accepted: ${read.problems.map(({ source }) => source).join(', ')}`);
  return read.settings;
}

describe('the Dockerfile', () => {
  test('has stages by a Node that the program is made for, and takes from one that is there', () => {
    const words = stages.flatMap(({ instructions }) => instructions.map(({ word }) => word));
    const known = ['WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(words.filter(word => !known.includes(word))).toEqual([]);
    const oldest = Number(/^>=(\d+)/.exec(project.engines.node)![1]);
    for (const { from } of stages) expect(Number(/^node:(\d+)-slim$/.exec(from)![1])).toBeGreaterThan(oldest);
    expect(said(1, 'COPY').map(each => /^--from=(\S+)/.exec(each)![1])).toEqual([stages[0]!.name]);
  });

  test('runs the server as an ordinary user, where it listens and keeps its data', () => {
    expect(said(1, 'USER')).toEqual(['node']);
    expect(said(1, 'EXPOSE')).toEqual([String(usualSettings.port)]);
    expect(said(1, 'HEALTHCHECK')[0]).toContain(`process.env.PORT || ${usualSettings.port}`);
    expect(said(1, 'VOLUME')).toEqual([posix.resolve(said(1, 'WORKDIR')[0]!, usualSettings.dataFolder)]);
  });

  test('is given all that is built, and nothing that was made here', () => {
    const patterns = deployed('Dockerfile.dockerignore').trim().split('\n');
    const leftOut = patterns.map(each =>
      each
        .replaceAll('.', '\\.')
        .replace('**/', '(.*/)?')
        .replace(/(?<!\.)\*/, '[^/]*'),
    );
    const isLeftOut = (path: string) => new RegExp(`^(${leftOut.join('|')})(/|$)`).test(path);
    const sources = Object.values(parts).flatMap(part => [...part.sources, part.builder]);
    for (const path of ['package.json', 'scripts/run.mjs', 'README.md', 'LICENSE', ...sources]) {
      expect({ path, isThere: existsSync(join(root, path)) && !isLeftOut(path) }).toEqual({ path, isThere: true });
    }
    const made = [
      'node_modules/x',
      'packages/web/node_modules',
      '.git/config',
      'data/x',
      'dist/x',
      'starboard-1.0.0.tgz',
    ];
    expect(made.filter(path => !isLeftOut(path))).toEqual([]);
  });
});

describe('the compose file', () => {
  const given = { SITE: 'table.example.org', POSTGRES_PASSWORD: 'secret' };
  const { services, volumes } = composeWith(given);

  test('asks for nothing but what the words for starting it name', () => {
    expect(JSON.stringify(services)).not.toContain('${');
    for (const text of [deployed('compose.yaml').split('\n')[0]!, deployed('README.md')])
      for (const name of Object.keys(given)) expect(text).toContain(`${name}=`);
  });

  test('says of services what can be said, and names only what is there', () => {
    const known = ['build', 'image', 'environment', 'depends_on', 'healthcheck', 'volumes', 'ports', 'restart'];
    known.push('stop_grace_period', 'read_only', 'tmpfs', 'cap_drop', 'security_opt');
    for (const [name, service] of Object.entries(services)) {
      expect(
        Object.keys(service).filter(key => !known.includes(key)),
        name,
      ).toEqual([]);
      expect([service.build, service.image].filter(Boolean), name).toHaveLength(1);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe('service_healthy');
        // That of a container that is built here is in its Dockerfile.
        expect(services[other]!.healthcheck ?? (services[other]!.build && said(1, 'HEALTHCHECK')[0])).toBeDefined();
      }
      for (const [from] of (service.volumes ?? []).map(each => each.split(':')))
        expect(from!.startsWith('./') ? existsSync(join(root, 'deploy', from!)) : from! in volumes, from).toBe(true);
    }
    const { context, dockerfile } = services['starboard']!.build!;
    expect(existsSync(join(root, 'deploy', context, dockerfile))).toBe(true);
    expect(Object.keys(volumes).sort()).toEqual(['certificates', 'database']);
  });

  test('gives the server settings that it takes, and the database that is beside it', () => {
    const settings = settingsBy(services['starboard']!.environment!);
    expect(settings).toMatchObject({ publicUrl: `https://${given.SITE}`, trustProxy: true, port: usualSettings.port });
    const { username, password, hostname, pathname } = new URL(settings.databaseUrl!);
    const { environment, healthcheck } = services[hostname]!;
    expect(environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_DB: pathname.slice(1),
      POSTGRES_PASSWORD: password,
    });
    expect(healthcheck!.test).toContain(`--username=${username}`);
  });

  test('opens to the world the ports of its proxy alone', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map(port => `${name} ${port}`));
    expect(open).toEqual(['caddy 80:80', 'caddy 443:443']);
  });
});

const [site] = readCaddy(deployed('Caddyfile'));
const nginx = readNginx(deployed('nginx.conf'));

/** What health is asked by, of containers and of proxies. */
const healthPaths = [
  ...site!.inside[0]!.inside.filter(({ name }) => name === 'health_uri').flatMap(each => each.values),
];

function valuesOf(directives: readonly Directive[], name: string): string[] {
  return directives.filter(each => each.name === name).map(({ values }) => values.join(' '));
}

describe('the proxies', () => {
  test('Caddy finds the server, hands every line of a stream on at once, and asks for health', () => {
    const { SITE } = composeWith({ SITE: 'a', POSTGRES_PASSWORD: 'b' }).services['caddy']!.environment!;
    expect([site!.name, SITE]).toEqual(['{$SITE}', 'a']);
    expect(site!.inside.map(({ name, values }) => [name, ...values])).toEqual([
      ['reverse_proxy', `{$UPSTREAM:starboard:${usualSettings.port}}`],
    ]);
    const [proxy] = site!.inside;
    expect(proxy!.inside.map(({ name }) => name)).toEqual(['flush_interval', 'health_uri', 'health_interval']);
    expect(valuesOf(proxy!.inside, 'flush_interval')).toEqual(['-1']);
    expect(healthPaths).toEqual(['/readyz']);
  });

  test('nginx has directives that there are, each where it belongs', () => {
    const known: { readonly [block: string]: readonly string[] } = {
      '': ['map', 'upstream', 'server'],
      upstream: ['server', 'keepalive'],
      server: [
        'listen',
        'server_name',
        'return',
        'ssl_certificate',
        'ssl_certificate_key',
        'client_max_body_size',
        'location',
      ],
      location: ['proxy_pass', 'proxy_http_version', 'proxy_set_header', 'proxy_buffering', 'proxy_read_timeout'],
    };
    function unknownIn(block: string, directives: readonly Directive[]): string[] {
      // What is in a map are values.
      if (block === 'map') return [];
      const wrong = directives
        .filter(({ name }) => !known[block]?.includes(name))
        .map(({ name }) => `${block} ${name}`);
      return [
        ...wrong,
        ...directives.flatMap(({ name, inside }) => (inside.length > 0 ? unknownIn(name, inside) : [])),
      ];
    }
    expect(unknownIn('', nginx)).toEqual([]);
  });

  test('nginx finds the server, and lets through what may be brought', () => {
    const [upstream] = nginx.filter(({ name }) => name === 'upstream');
    expect(valuesOf(upstream!.inside, 'server')).toEqual([`127.0.0.1:${usualSettings.port}`]);
    const open = nginx.filter(({ name, inside }) => name === 'server' && valuesOf(inside, 'location').length > 0);
    expect(open.map(({ inside }) => valuesOf(inside, 'listen'))).toEqual([['443 ssl']]);
    const [location] = open[0]!.inside.filter(({ name }) => name === 'location');
    expect(valuesOf(location!.inside, 'proxy_pass')).toEqual([`http://${upstream!.values[0]}`]);
    const [, megabytes] = /^(\d+)m$/.exec(valuesOf(open[0]!.inside, 'client_max_body_size')[0]!)!;
    const { bodyKilobytes, replayKilobytes } = usualSettings;
    expect(Number(megabytes) * 1_024).toBeGreaterThan(Math.max(bodyKilobytes, replayKilobytes));
    expect(deployed('nginx.conf')).toContain(`${replayKilobytes.toLocaleString('en')} KB (REPLAY_KILOBYTES)`);
  });

  test('nginx hands streams on at once and sockets as they are, and tells who asks', () => {
    const [location] = nginx.flatMap(({ inside }) => inside).filter(({ name }) => name === 'location');
    const { inside } = location!;
    expect(valuesOf(inside, 'proxy_buffering')).toEqual(['off']);
    expect(valuesOf(inside, 'proxy_http_version')).toEqual(['1.1']);
    expect(valuesOf(inside, 'proxy_read_timeout')).toEqual(['1h']);
    expect(valuesOf(inside, 'proxy_set_header').sort()).toEqual([
      'Connection $starboard_connection',
      'Host $host',
      'Upgrade $http_upgrade',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Host $host',
      'X-Forwarded-Proto $scheme',
    ]);
    const [map] = nginx.filter(({ name }) => name === 'map');
    expect(map!.values).toEqual(['$http_upgrade', '$starboard_connection']);
    expect(map!.inside.map(({ name, values }) => [name, ...values])).toEqual([
      ['default', 'upgrade'],
      ['""', '""'],
    ]);
  });
});

describe('the unit', () => {
  const unit = readUnit(deployed('starboard.service'));
  const all = (wanted: string) => unit.filter(([, name]) => name === wanted).map(([, , value]) => value);

  const text = /./;
  const isYes = /^(yes|no)$/;
  /** What systemd.unit(5), systemd.service(5) and systemd.exec(5) have, as far as it is used here. */
  const known: { readonly [section: string]: { readonly [name: string]: RegExp } } = {
    Unit: { Description: text, After: /\.target$/, Wants: /\.target$/ },
    Service: {
      ExecStart: /^\//,
      Environment: /^\w+=/,
      EnvironmentFile: /^-?\//,
      Restart: /^(no|always|on-(success|failure|abnormal|watchdog|abort))$/,
      TimeoutStopSec: /^\d+$/,
      StateDirectory: /^\w+$/,
      StateDirectoryMode: /^0[0-7]{3}$/,
      UMask: /^0[0-7]{3}$/,
      CapabilityBoundingSet: /^$/,
      ProtectSystem: /^(yes|no|full|strict)$/,
      ProtectHome: /^(yes|no|read-only|tmpfs)$/,
      ProtectProc: /^(noaccess|invisible|ptraceable|default)$/,
      RestrictAddressFamilies: /^AF_\w+( AF_\w+)*$/,
      SystemCallArchitectures: /^native$/,
      SystemCallFilter: /^@[\w-]+$/,
      ...Object.fromEntries(
        ['DynamicUser', 'NoNewPrivileges', 'LockPersonality', 'PrivateTmp', 'PrivateDevices']
          .concat(['ProtectClock', 'ProtectControlGroups', 'ProtectHostname', 'ProtectKernelLogs'])
          .concat(['ProtectKernelModules', 'ProtectKernelTunables'])
          .concat(['RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID'])
          .map(name => [name, isYes]),
      ),
    },
    Install: { WantedBy: /\.target$/ },
  };

  test('has directives that there are, with values that they take', () => {
    expect(unit.filter(([section, name, value]) => !known[section]?.[name]?.test(value))).toEqual([]);
    const names = unit.map(([section, name]) => `${section} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  const verify = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, 'deploy', 'starboard.service')]);
  test.skipIf(verify.error)('has nothing that systemd complains of', () => {
    // Whether Node lies where the unit looks for it is another matter.
    expect(String(verify.stderr).match(/^.*starboard\.service:\d+:.*$/gm)).toBe(null);
  });

  test('runs what the package has, as the container does, from where the words for installing put it', () => {
    const [, prefix] = /npm install --prefix (\S+) /.exec(deployed('README.md'))!;
    const [program, ...args]: string[] = JSON.parse(said(1, 'CMD')[0]!);
    expect(all('ExecStart')).toEqual([`/usr/bin/${program} ${prefix}/${args.join(' ')}`]);
    expect(deployed('README.md')).toContain('cp deploy/starboard.service /etc/systemd/system/');
  });

  test('gives the server settings that it takes, and a folder for its data', () => {
    const { dataFolder } = settingsBy(Object.fromEntries(all('Environment').map(each => each.split('='))));
    expect(dataFolder).toBe(`/var/lib/${all('StateDirectory')[0]}`);
  });
});

test('the words about it name settings that there are', () => {
  const [, table] = /\| variable \| value \|\n(.*?)\n\n/s.exec(deployed('README.md'))!;
  const named = [...table!.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  const known = settingsList.map(({ variable }) => variable);
  expect(named.filter(name => !known.includes(name!))).toEqual([]);
});
