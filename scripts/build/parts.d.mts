/** What is built, of which sources, and the program that builds it into the folder that it is given. */
export interface Part {
  readonly sources: readonly string[];
  readonly except: RegExp;
  readonly builder: string;
}

export const parts: { readonly program: Part; readonly page: Part };
