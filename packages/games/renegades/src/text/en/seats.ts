/** What a seat is called, where a line names it by its id. */
const named = (param: string) => `{${param}, select, p1 {Player 1} p2 {Player 2} p3 {Player 3} other {Player 4}}`;

export const seat = named('seat');
export const other = named('other');
