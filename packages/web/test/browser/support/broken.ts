/** In the page: nothing that has parts can be drawn any more. */
export function breakDrawings(): void {
  const create = document.createElementNS.bind(document);
  document.createElementNS = ((namespace: string, name: string) => {
    if (name === 'g') throw new Error('Broken on purpose.');
    return create(namespace, name);
  }) as typeof document.createElementNS;
}
