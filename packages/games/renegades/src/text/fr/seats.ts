/** Le nom d’un siège, là où une ligne le cite par son identifiant. */
const named = (param: string) => `{${param}, select, p1 {Joueur 1} p2 {Joueur 2} p3 {Joueur 3} other {Joueur 4}}`;

export const seat = named('seat');
export const other = named('other');
