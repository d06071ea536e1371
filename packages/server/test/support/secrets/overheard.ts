/** Everything that ever reached one person: every header, and every byte of every answer and stream. */
export class Ear {
  readonly #pieces: string[] = [];

  /** What a client of this person asks with. */
  readonly fetch: typeof fetch = async (...asked) => {
    const response = await fetch(...asked);
    this.#pieces.push(`${response.status} ${JSON.stringify([...response.headers])}\n`);
    if (response.body === null) return response;
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, passOn) => {
        this.#pieces.push(Buffer.from(bytes).toString());
        passOn.enqueue(bytes);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(heard), { status, statusText, headers });
  };

  get heard(): string {
    return this.#pieces.join('');
  }

  hasHeard(secret: string): boolean {
    return this.heard.includes(secret);
  }
}
