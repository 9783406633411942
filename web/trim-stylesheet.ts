import {
  type Declaration,
  type Rule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';

/**
 * Removes what a page cannot use: rules with a class that the page never mentions, and custom properties that neither
 * the page nor a remaining rule reads. The order stays, so the cascade does not change.
 *
 * @param mentioned every class and every custom property (with its dashes) that any code of the page may use.
 */
export function trimStylesheet(whole: string, mentioned: ReadonlySet<string>): string {
  const trimmed = minify(whole, {
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some((one) => canMatch(one, mentioned)) ? undefined : []) },
    },
  });
  // lightningcss knows these by name and finds them in @property too. It would confuse names of anything else.
  return minify(trimmed, { unusedSymbols: unreadProperties(trimmed, mentioned) });
}

function minify(sheet: string, options: { visitor?: Visitor<never>; unusedSymbols?: string[] } = {}): string {
  const { code } = transform({ filename: 'sheet.css', code: Buffer.from(sheet), minify: true, ...options });
  return Buffer.from(code).toString();
}

function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return classes.has(part.name);
    return !isChoice(part) || part.selectors.some((one) => canMatch(one, classes));
  });
}

type Choice = Extract<SelectorComponent, { kind: 'is' | 'where' }>;

function isChoice(part: SelectorComponent): part is Choice {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
}

function unreadProperties(sheet: string, mentioned: ReadonlySet<string>): string[] {
  const found = (pattern: RegExp) => new Set([...sheet.matchAll(pattern)].map(([, name = '']) => name));
  const read = found(/var\((--[\w-]+)/g);
  return [...found(/(?:[{;]|@property )(--[\w-]+)/g)].filter((name) => !read.has(name) && !mentioned.has(name));
}

/** Every class that occurs in a selector of the stylesheet. */
export function classesOf(sheet: string): Set<string> {
  const classes = new Set<string>();
  minify(sheet, {
    visitor: {
      Selector(selector) {
        for (const name of classesIn(selector)) classes.add(name);
      },
    },
  });
  return classes;
}

function classesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const holdsOthers =
      isChoice(part) || (part.type === 'pseudo-class' && (part.kind === 'not' || part.kind === 'has'));
    return holdsOthers ? part.selectors.flatMap(classesIn) : [];
  });
}

/** Styles that the whole stylesheet gives the page's HTML, but that its page stylesheet lacks. */
export function lostStyles(html: string, whole: string): string[] {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = '']) => withoutEntities(value));
  const classes = new Set(attributes.flatMap((value) => value.split(/\s+/)));
  const left = new Set(stylesFor(classes, stylesheetIn(html)));
  return stylesFor(classes, minify(whole)).filter((style) => !left.has(style));
}

/**
 * The stylesheet inlined in a page.
 *
 * @throws if the page has no inline stylesheet.
 */
export function stylesheetIn(html: string): string {
  const [, sheet] = /<style id="styles"[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  if (sheet === undefined) throw new Error('The page has no sheet');
  return sheet;
}

/** The only entities that React writes. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function withoutEntities(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** One line for each property that a rule for these classes sets, with all conditions of the rule. */
function stylesFor(classes: ReadonlySet<string>, sheet: string): string[] {
  let styles: string[] = [];
  minify(sheet, {
    visitor: {
      StyleSheet({ rules }) {
        styles = rules.flatMap((rule) => stylesIn(rule, '', classes));
      },
    },
  });
  return styles;
}

type AnyRule = {
  rules?: Rule[];
  selectors?: Selector[];
  declarations?: { declarations: Declaration[]; importantDeclarations: Declaration[] };
  loc?: unknown;
};

function stylesIn(rule: Rule, around: string, classes: ReadonlySet<string>): string[] {
  const { rules = [], selectors = [], declarations, loc: _, ...conditions } = (rule as { value: AnyRule }).value;
  const place = `${around} ${rule.type} ${JSON.stringify(conditions)}`;
  const set = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])]
    .map(propertyOf)
    .filter((name) => !name.startsWith('--'));
  return [
    ...selectors
      .filter((selector) => canMatch(selector, classes))
      .flatMap((selector) => set.map((property) => `${place} ${JSON.stringify(selector)} ${property}`)),
    ...rules.flatMap((inner) => stylesIn(inner, `${place} ${JSON.stringify(selectors)}`, classes)),
  ];
}

function propertyOf({ property, value }: Declaration): string {
  if (property === 'custom') return value.name;
  return property === 'unparsed' ? value.propertyId.property : property;
}
