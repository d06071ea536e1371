import type { SVGProps } from 'react';

/** A drawing: `import walk from 'icon:walk'` brings that of game-icons, and only it, into the bundle. */
export interface IconDrawing {
  /** SVG inside a square of this size. */
  readonly body: string;
  readonly size: number;
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly of: IconDrawing;
  /** What it means, where no word stands beside it. */
  readonly title?: string;
}

/** An icon in the colour of its surroundings, as large as the letters around it. Hidden from screen readers unless it is named. */
export function Icon({ of: { body, size }, title, ...rest }: IconProps) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      width="1em"
      height="1em"
      viewBox={`0 0 ${size} ${size}`}
      fill="currentColor"
      {...naming}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come with the program, never from outside
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
