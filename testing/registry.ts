import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

/** A registry that knows what is installed here and nothing else: no network is needed to install it once more. */
export interface Registry {
  readonly url: string;
  close(): void;
}

/** Serves packages out of folders of installed ones, the first that has it; their files are kept in another. */
export async function openRegistry(installed: readonly string[], files: string): Promise<Registry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1));
    const isFile = path.startsWith('files/');
    if (isFile) return void response.end(readFileSync(join(files, basename(path))));
    const folder = installed.map(each => join(each, path)).find(each => existsSync(join(each, 'package.json')));
    if (folder === undefined) return void response.writeHead(404).end('{}');
    response.end(JSON.stringify(describe(path, folder)));
  });

  function describe(name: string, folder: string): object {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const args = ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', files];
    const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: files, encoding: 'utf8' }));
    const { version } = manifest;
    const dist = { tarball: `${url}files/${filename}` };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => void server.close() };
}
