import { type Block, lazily, type Slice } from '../block.ts';
import { linesOf } from '../lines.ts';
import type { Pen } from '../pen.ts';
import type { Inline } from '../rich-text.ts';
import { colours, type TextStyle, type } from '../theme.ts';
import { baselineOf, textSlices } from './text.ts';

type Sign = 'bullet' | 'number' | 'box';
type ListOptions = { sign?: Sign; style?: TextStyle; gap?: number; itemGap?: number; keep?: boolean };

/** A list with bullets, numbers or checkboxes. */
export function list(items: readonly Inline[], options: ListOptions = {}): Block {
  const { sign = 'bullet', style = type.body, gap = 6, itemGap = 3, keep = false } = options;
  const indent = style.size * (sign === 'box' ? 1.9 : items.length > 9 && sign === 'number' ? 2.1 : 1.6);
  return {
    lay(pen, width) {
      const wholeList = lazily((to, parent) => to.child(parent, 'L'));
      return items.flatMap((item, index) => {
        const entry = lazily((to, parent) => to.child(wholeList(to, parent), 'LI'));
        const label = lazily((to, parent) => to.child(entry(to, parent), 'Lbl'));
        const element = lazily((to, parent) => {
          label(to, parent);
          return to.child(to.child(entry(to, parent), 'LBody'), 'P');
        });
        const itemKeep = keep && index === items.length - 1;
        const target = { gap: index === 0 ? gap : itemGap, keep: itemKeep, element };
        const slices = textSlices(pen, item, style, width - indent, target);
        return slices.map((slice, line) => indented(slice, line === 0 ? signDrawer(sign, index, style) : null));

        function indented(slice: Slice, drawSign: ReturnType<typeof signDrawer> | null): Slice {
          return {
            ...slice,
            draw(to, x, y, parent) {
              if (drawSign) to.inside(label(to, parent), () => drawSign(to, x, y));
              slice.draw(to, x + indent, y, parent);
            },
          };
        }
      });
    },
  };
}

function signDrawer(sign: Sign, index: number, style: TextStyle): (pen: Pen, x: number, y: number) => void {
  const baseline = baselineOf(style);
  const { size } = style;
  if (sign === 'box') {
    const side = size * 0.95;
    return (pen, x, y) =>
      pen.rect({ x, y: y + baseline - side * 0.87, width: side, height: side }, { stroke: colours.ink, lineWidth: 1 });
  }
  const look: TextStyle = sign === 'number' ? { ...style, font: 'strong' } : { ...style, colour: colours.edge };
  const text = sign === 'number' ? `${index + 1}.` : '•';
  return (pen, x, y) => {
    const [line] = linesOf(text, look, 100, pen.measure);
    pen.segments(line?.segments ?? [], x, y + baseline);
  };
}
