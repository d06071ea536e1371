/** One event of a stream, as the HTML standard has it. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  /** The last id that the stream has told, with this event or before it. */
  readonly id: string;
}

/** Reads server-sent events out of bytes that may be cut anywhere: inside a character, or between `\r` and `\n`. */
export class EventReader {
  // It keeps the bytes of a character that has not ended, and drops a byte order mark.
  readonly #decoder = new TextDecoder();
  #line = '';
  #endedInReturn = false;
  #event = '';
  #data: string[] = [];
  #id = '';

  /** The events that these bytes complete. */
  read(bytes: Uint8Array): StreamEvent[] {
    const text = this.#decoder.decode(bytes, { stream: true });
    if (text === '') return [];
    const [first = '', ...rest] = this.#withoutHalfBreak(text).split(/\r\n|\r|\n/);
    this.#endedInReturn = text.endsWith('\r');
    const lines = [this.#line + first, ...rest];
    this.#line = lines.pop() ?? '';
    return lines.flatMap(line => this.#readLine(line) ?? []);
  }

  /** The line before has ended already, at its `\r`. */
  #withoutHalfBreak(text: string): string {
    return this.#endedInReturn && text.startsWith('\n') ? text.slice(1) : text;
  }

  #readLine(line: string): StreamEvent | undefined {
    if (line === '') return this.#complete();
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') this.#event = value;
    else if (name === 'data') this.#data.push(value);
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
    return undefined;
  }

  #complete(): StreamEvent | undefined {
    const event = { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id };
    const hasData = this.#data.length > 0;
    this.#event = '';
    this.#data = [];
    return hasData ? event : undefined;
  }
}
