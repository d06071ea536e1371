/** One figure of a server, as Prometheus would read it. */
export async function figure({ url }: { readonly url: string }, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find(each => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no figure ${name}.`);
  return Number(line.slice(name.length + 1));
}
