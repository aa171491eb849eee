import { colorName } from './palette.ts';
import type { Shape } from './shape.ts';

/** Shapes as React draws them: colours are the theme's, and the parts that move have their class. */
export function shapeView({ key, tag: Tag, attrs = {}, part, children }: Shape) {
  const colored = Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(colorName, 'var(--panda-$1)') : value,
    ]),
  );
  return (
    <Tag key={key} {...colored} className={part && `panda-${part}`}>
      {children?.map(shapeView)}
    </Tag>
  );
}
