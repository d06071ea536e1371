const [text, isLast, isPacked] = [0x1, 0x80, 0x40];

/** A message of a WebSocket as a server sends it, whole: RFC 6455, 5.2; packed by RFC 7692. */
export function framed(message: Buffer, packed = false): Buffer {
  return Buffer.concat([headOf(isLast | text | (packed ? isPacked : 0), message.length), message]);
}

function headOf(first: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, length]);
  if (length < 0x1_0000) return Buffer.from([first, 126, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head.writeUInt8(first, 0);
  head.writeUInt8(127, 1);
  head.writeUInt32BE(length, 6);
  return head;
}
